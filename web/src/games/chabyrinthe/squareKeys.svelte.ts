/* The square under pointer and keys: where Tab leads, what a tap, a stroke and a key mean. */
import { lookOf, worthOf } from './pieces';
import type { MazePlay } from './play.svelte';
import { cellAt, endOf, isOutside, newCellAt, placeAt, stepFrom, type Spot } from './square';
import { Swipe } from './swipe';
import { GUARDIANS } from './box';
import type { Card, Drawn } from './types';
import { t } from '../../words/words.svelte';

interface Square {
  play: MazePlay;
  view: Drawn;
  side: number;
  square: readonly Card[]; // with what is being tried
  board: HTMLElement | undefined;
}

const QUARTERS: Readonly<Record<string, number>> = { '.': 1, '>': 1, ',': -1, '<': -1 };

export class SquareKeys {
  at = $state<Spot>({ row: 1, column: 1 }); // the spot that Tab leads to
  readonly swipe: Swipe;

  constructor(private readonly now: () => Square) {
    this.swipe = new Swipe((cell, quarters) => this.#stroke(cell, quarters));
  }

  isAt({ row, column }: Spot): boolean {
    return row === this.at.row && column === this.at.column;
  }

  isHeld(spot: Spot): boolean {
    const { play, side } = this.now();
    const { holding } = play;
    return isOutside(spot, side)
      ? holding !== null && 'place' in holding && holding.place === placeAt(spot, side)
      : holding?.what === 'card' && holding.cell === cellAt(spot, side);
  }

  /** What a reader is told about a spot. */
  spoken(spot: Spot): string {
    const { side, square } = this.now();
    if (!isOutside(spot, side))
      return t('cha-card', {
        ...spot,
        look: lookOf(square[cellAt(spot, side)] ?? { kind: 'cross', turn: 0 }),
      });
    const place = placeAt(spot, side);
    return t('cha-web-place', { ...endOf(place, side), place, who: this.#whoIsAt(place) });
  }

  tap(spot: Spot): void {
    const { play, side } = this.now();
    const { holding } = play;
    this.at = spot;
    if (this.swipe.ended) return;
    if (isOutside(spot, side)) play.tapPlace(placeAt(spot, side));
    else if (!play.acting) return;
    else if (holding?.what === 'place' && cellAt(spot, side) === newCellAt(holding.place, side)) play.turn(1);
    else play.tapCard(cellAt(spot, side));
  }

  press(event: KeyboardEvent, spot: Spot): void {
    const { play, side } = this.now();
    const quarters = QUARTERS[event.key];
    const to = stepFrom(spot, event.key, side);
    if (to) this.#focus(to);
    else if (event.key === 'Enter' && this.isHeld(spot) && play.trying) play.confirm();
    else if (event.key === 'Enter' || event.key === ' ') this.tap(spot);
    else if (quarters && play.acting) {
      if (!this.isHeld(spot)) this.tap(spot);
      play.turn(quarters);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #stroke(cell: number, quarters: number): void {
    const { play } = this.now();
    const { holding } = play;
    if (holding?.what !== 'card' || holding.cell !== cell) play.pick({ what: 'card', cell, quarters: 0 });
    play.turn(quarters);
  }

  #focus(spot: Spot): void {
    this.at = spot;
    this.now().board?.querySelector<HTMLElement>(`[data-spot='${spot.row}-${spot.column}']`)?.focus();
  }

  #whoIsAt(place: number): string {
    const { view } = this.now();
    const stray = view.strays.find((one) => one.place === place);
    if (stray) return t('cha-web-stray', { cat: stray.cat, worth: worthOf(stray.cat) });
    const guardian = GUARDIANS[view.guardians.indexOf(place)];
    if (guardian) return t('cha-guardian', { guardian });
    const found = view.phase.type === 'Adopting' ? view.phase.found : [];
    const cat = found.find((one) => one.place === place)?.cat;
    return cat ? t('cha-web-found', { cat }) : t('cha-web-free');
  }
}
