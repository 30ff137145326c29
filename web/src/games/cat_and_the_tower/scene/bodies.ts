/* What a piece is, and which body it has: cut once, painted once, used for all of its kind. */
import type { BufferGeometry, Material } from 'three';
import type { Fur } from '../../../kit/parts/furs';
import { Cut, type Cuts } from './actor';
import { catBody, catHead } from './cats';
import { card, held, type Palette } from './paper';
import type { Stand } from './poses';
import { floorBody, wallBody, type Tints } from './shapes';
import { isCat, isFriend, isWall, pieceOf } from './sizes';
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

export class Stock {
  readonly #made = new Map<string, Cuts>();
  readonly #paint: Material = card();
  readonly #soft: Material = held();

  constructor(private readonly palette: Palette) {}

  /** Pieces of one kind are cut from one drawing; only every third floor has a hole. */
  keyOf({ name, bend, fur, collar }: Piece): string {
    const kind = name.replace(/(?<=[a-z])\d+$/, (n) =>
      name.startsWith('floor') ? String(Number(n) % 3) : '',
    );
    return `${kind} ${bend} ${fur ?? ''} ${collar ?? ''}`;
  }

  cuts(piece: Piece): Cuts {
    const key = this.keyOf(piece);
    const made = this.#made.get(key) ?? this.#cut(piece);
    this.#made.set(key, made);
    return made;
  }

  relight(): void {
    this.#paint.needsUpdate = this.#soft.needsUpdate = true;
  }

  dispose(): void {
    for (const { body, head } of this.#made.values()) [body, head].forEach((each) => each?.dispose());
    [this.#paint, this.#soft].forEach((each) => each.dispose());
  }

  #cut(piece: Piece): Cuts {
    const cut = (body: BufferGeometry): Cut => new Cut(body, this.#paint, this.#soft);
    const head = headOf(piece);
    return { body: cut(bodyOf(piece, this.palette.tints)), head: head && cut(head) };
  }
}

function bodyOf({ name, bend, fur, collar }: Piece, tints: Tints): BufferGeometry {
  const { kind, number } = pieceOf(name);
  if (kind === 'floor') return floorBody(number, tints);
  if (isWall(kind)) return wallBody(kind, bend, tints);
  if (isFriend(kind)) return catBody(FUR_OF[kind], false);
  return catBody(fur ?? 'nobody', true, collar);
}

/** A head of its own; only cats have one. */
function headOf({ name, fur }: Piece): BufferGeometry | null {
  const { kind } = pieceOf(name);
  if (!isCat(name)) return null;
  return isFriend(kind) ? catHead(FUR_OF[kind], false) : catHead(fur ?? 'nobody', true);
}
