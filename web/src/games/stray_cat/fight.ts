/* A fight, as those who watch it see it. */
import type { Card, Drawn } from './types';

/** A fight as both sides watch it: what lies there, face down or up. */
export interface Watched {
  sides: readonly { seat: number; given: boolean; card: Card | null }[];
  over: boolean;
  winner: number | null;
}

export function fightOf({ scene, phase }: Drawn): Watched | null {
  if (scene?.what === 'fought') {
    const { attacker, defender, cards, winner } = scene;
    return {
      sides: [attacker, defender].map((seat, at) => ({ seat, given: true, card: cards[at] ?? null })),
      over: true,
      winner,
    };
  }
  if (phase.type !== 'Fighting') return null;
  const { attacker, defender, sealed } = phase;
  const sides = [attacker, defender].map((seat) => ({
    seat,
    given: sealed.given[seat] ?? false,
    card: sealed.answers[seat] ?? null,
  }));
  return { sides, over: false, winner: null };
}
