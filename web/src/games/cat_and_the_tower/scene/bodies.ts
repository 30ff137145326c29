/* What a piece is, and which body it has: cut once, painted once, used for all of its kind. */
import type { Material, Texture } from 'three';
import type { Fur } from '../../../kit/parts/furs';
import { Cut, type Cuts } from './actor';
import { catBody, catHead } from './cats';
import { floorSheet } from './floorprint';
import { furSheet } from './fursheet';
import { card, seenThrough, wood } from './paper';
import type { Stand } from './poses';
import { density, textureOf } from './print';
import { floorBody, wallBody } from './shapes';
import { hasHole, isFriend, isWall, pieceOf } from './sizes';
import { wallSheet } from './wallprint';
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

type Paint = { paint: Material; soft: Material; print: Texture | null };

export class Stock {
  readonly #made = new Map<string, Cuts>();
  readonly #paints = new Map<string, Paint>();
  readonly #density = density();

  /** Pieces of one kind are cut from one drawing; only every third floor has a hole. */
  keyOf({ name, bend, fur, collar }: Piece): string {
    const { kind, number } = pieceOf(name);
    if (kind === 'floor') return hasHole(number) ? 'floor with a hole' : 'floor';
    return isWall(kind) ? `${kind} ${bend}` : `${kind} ${fur ?? ''} ${collar ?? ''}`;
  }

  cuts(piece: Piece): Cuts {
    const key = this.keyOf(piece);
    const made = this.#made.get(key) ?? this.#cut(piece);
    this.#made.set(key, made);
    return made;
  }

  /** Shadows were switched on or off: paint must be mixed for that. */
  relight(): void {
    for (const { paint, soft } of this.#paints.values()) paint.needsUpdate = soft.needsUpdate = true;
  }

  dispose(): void {
    for (const { body, head } of this.#made.values()) [body, head].forEach((each) => each?.dispose());
    for (const { paint, soft, print } of this.#paints.values())
      [paint, soft, print].forEach((each) => each?.dispose());
  }

  #cut(piece: Piece): Cuts {
    const { kind, number } = pieceOf(piece.name);
    if (kind === 'floor') {
      const { paint, soft } = this.#paint('floor', () => card(textureOf(floorSheet(this.#density))));
      return { body: new Cut(floorBody(number), paint, soft), head: null };
    }
    if (isWall(kind)) {
      const { paint, soft } = this.#paint(kind, () => card(textureOf(wallSheet(kind, this.#density))));
      return { body: new Cut(wallBody(kind, piece.bend), paint, soft), head: null };
    }
    const fur = isFriend(kind) ? FUR_OF[kind] : (piece.fur ?? 'nobody');
    const { paint, soft } = this.#paint(fur, () =>
      wood(textureOf(furSheet(fur, this.#density / FUR_DENSITY))),
    );
    const small = !isFriend(kind);
    return {
      body: new Cut(catBody(small), paint, soft),
      head: new Cut(catHead(small, piece.collar), paint, soft),
    };
  }

  #paint(name: string, mix: () => ReturnType<typeof card | typeof wood>): Paint {
    const found = this.#paints.get(name);
    if (found) return found;
    const paint = mix();
    const made = { paint, soft: seenThrough(paint), print: paint.map };
    this.#paints.set(name, made);
    return made;
  }
}

const FUR_DENSITY = 40; // pixels a cm of the other prints to one a unit of a fur's drawing
