/* Answers as buttons: a piece to take up, a friend to touch, a card to play. */
import { t } from '../../words/words.svelte';
import type { Choice } from '../room';
import { labelOf, markOf, pieceLabel } from './labels';
import { firstPets, sideOf } from './moves';
import { floorOf } from './tower';
import type { Drawn, Move, Setting, TowerTable } from './types';

/** A piece of several that may be taken up. */
export const pickChoice = (name: string, picked: boolean, move: Setting): Choice<Move> => ({
  key: `pick ${name}`,
  label: pieceLabel(name),
  note: '',
  tone: picked ? 'tow-picked' : '',
  allowed: true,
  move,
});

/** The friends that may be petted. */
export function friendChoices(listed: readonly Move[], view: Drawn | null): Choice<Move>[] {
  return firstPets(listed).map((move) => ({
    key: `friend ${move.friend}`,
    label: pieceLabel(move.friend),
    note: t('tow-web-on-floor', { floor: view ? floorOf(view, move.friend) : 0 }),
    allowed: true,
    move,
  }));
}

export function moveChoice(move: Move, { view, moves }: TowerTable, proposed: boolean): Choice<Move> {
  const { label, note } = labelOf(move, view);
  return {
    key: `${move.type} ${Object.values(move).join(' ')}`,
    label,
    note,
    proposed,
    tone: markOf(move),
    ...(move.type === 'Use' ? { side: sideOf(move, moves ?? []) } : {}),
    allowed: true,
    move,
  };
}
