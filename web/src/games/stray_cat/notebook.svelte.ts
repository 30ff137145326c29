/* The notebook: whose home is looked for, which houses it can be, and the own pencil marks. */
import { readStored, writeStored } from '../../wire/storage';
import { FEATURES } from './box';
import type { StrayTable } from './types';

const HOUSES = FEATURES.shape.flatMap((shape) =>
  FEATURES.roof.flatMap((roof) =>
    FEATURES.garden.map((garden) => ({ key: `${shape}${roof}${garden}`, shape, roof, garden })),
  ),
);
type House = (typeof HOUSES)[number];

export class Notebook {
  readonly houses = HOUSES;
  #chosen = $state<number | null>(null);
  #written = $state(0); // marks that this page has made: they are read again

  constructor(private readonly now: () => { table: StrayTable; me: number }) {}

  /** Whose home is looked for; one's own at first. */
  get about(): number {
    return this.#chosen ?? this.now().me;
  }

  set about(seat: number) {
    this.#chosen = seat;
  }

  get seats(): number[] {
    const { table, me } = this.now();
    return table.chairs.map((_, seat) => (me + seat) % table.chairs.length);
  }

  get clues() {
    return this.now().table.aids?.sheet.find(({ seat }) => seat === this.about);
  }

  get left(): number {
    return HOUSES.filter((house) => this.fits(house)).length;
  }

  get marks(): readonly string[] {
    void this.#written;
    return JSON.parse(readStored(this.#page) ?? '[]') as string[];
  }

  fits({ shape, roof, garden }: House): boolean {
    const { clues } = this;
    return (
      !clues || (clues.shape.includes(shape) && clues.roof.includes(roof) && clues.garden.includes(garden))
    );
  }

  mark(key: string): void {
    const { marks } = this;
    const next = marks.includes(key) ? marks.filter((each) => each !== key) : [...marks, key];
    writeStored(this.#page, JSON.stringify(next));
    this.#written += 1;
  }

  get #page(): string {
    return `marks-${location.pathname}-${this.now().me}-${this.about}`;
  }
}
