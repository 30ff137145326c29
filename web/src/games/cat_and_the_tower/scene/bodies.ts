/* What a piece is, and which body it has. */
import type { BufferGeometry } from 'three';
import type { Fur } from '../../../kit/parts/furs';
import { catBody, catHead } from './cats';
import type { Stand } from './poses';
import { floorBody, wallBody, type Tints } from './shapes';
import { isFriend, isWall, pieceOf } from './sizes';
import type { Colour } from '../types';

export interface Piece {
  name: string;
  stand: Stand;
  bend: number;
  fur?: Fur; // of a kitten
  collar?: string;
}

export const FUR_OF: Record<Colour, Fur> = {
  orange: 'ginger',
  grey: 'smoke',
  white: 'cream',
  brown: 'cocoa',
};

export function bodyOf({ name, bend, fur, collar }: Piece, tints: Tints): BufferGeometry {
  const { kind, number } = pieceOf(name);
  if (kind === 'floor') return floorBody(number, tints);
  if (isWall(kind)) return wallBody(kind, bend, tints);
  if (isFriend(kind)) return catBody(FUR_OF[kind], false);
  return catBody(fur ?? 'nobody', true, collar);
}

/** A head of its own; only cats have one. */
export function headOf({ name, fur }: Piece): BufferGeometry | null {
  const { kind } = pieceOf(name);
  if (!isCat(name)) return null;
  return isFriend(kind) ? catHead(FUR_OF[kind], false) : catHead(fur ?? 'nobody', true);
}

/** Toto and the kittens are smaller than their friends. */
export const isSmall = (name: string): boolean => isCat(name) && !isFriend(pieceOf(name).kind);

export function isCat(name: string): boolean {
  const { kind } = pieceOf(name);
  return kind !== 'floor' && !isWall(kind);
}
