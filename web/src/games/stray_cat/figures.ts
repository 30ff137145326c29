/* Where we are and whom we wait for. */
import { t } from '../../words/words.svelte';
import type { Drawn } from './types';

export function where(view: Drawn | null): string[] {
  if (!view?.squares.length) return [];
  return view.phase.type === 'Over'
    ? [t('str-web-over')]
    : [t('str-web-where-round', { round: view.round }), t('str-web-where-pile', { pile: view.pile })];
}

/** Whom everybody waits for or looks at. */
export function turn(view: Drawn | null): number[] {
  if (!view) return [];
  const { phase, scene } = view;
  if (scene?.what === 'fought')
    return scene.winner === null ? [scene.attacker, scene.defender] : [scene.winner];
  if (phase.type === 'Fighting')
    return [phase.attacker, phase.defender].filter((seat) => !phase.sealed.given[seat]);
  if (phase.type === 'Moving' || phase.type === 'Remembering') return [phase.by];
  return 'seat' in phase ? [phase.seat] : [];
}

/** A kitten in a house; once the lamps go on nothing lies over the roads by which all walk home. */
export const visitOf = ({ phase, lamps }: Drawn): { seat: number } | null =>
  phase.type === 'Remembering' && !lamps ? phase : null;
