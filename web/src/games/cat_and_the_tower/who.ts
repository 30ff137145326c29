/* How a piece looks: a kitten wears its player's fur and its own collar. */
import { furOf } from '../seating';
import { COLLARS } from './box';
import { standOf } from './scene/poses';
import type { Piece } from './scene/scene';
import { pieceOf } from './scene/sizes';
import type { Part, TowerTable } from './types';

const DYES: Record<string, string> = {
  red: '#BC2C14',
  orange: '#E28432',
  blue: '#0D4B96',
  purple: '#7A4E9C',
  yellow: '#F9CF2A',
};

/** A piece as the scene draws it. */
export function pieceFor(table: TowerTable, { name, pose, bend }: Part): Piece {
  return { name, bend, stand: standOf(pose), ...dress(table, name) };
}

export function dress(table: TowerTable, name: string): Pick<Piece, 'fur' | 'collar'> {
  const { kind, number } = pieceOf(name);
  if (kind !== 'kitten') return {};
  return { fur: furOf(table.chairs[number], number), collar: collarOf(number) };
}

export const collarOf = (seat: number): string => DYES[COLLARS[seat] ?? ''] ?? '#BC2C14';
