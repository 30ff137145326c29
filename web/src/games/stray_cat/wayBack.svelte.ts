/* The field that a kitten has just left: no answer, and the server says why. */
import type { Refused } from '../../wire/types';
import { say, t } from '../../words/words.svelte';
import type { Choice } from '../room';
import { Selection } from '../selection.svelte';
import type { Move, StrayTable } from './types';

type Step = Extract<Move, { type: 'Step' }>;

export class WayBack {
  readonly #table: StrayTable;
  readonly #refused: Selection<Refused>;
  #asked = ''; // the question during which the server was asked

  constructor(table: StrayTable) {
    this.#table = table;
    this.#refused = new Selection(table);
  }

  /** The step back; null where there is none, or where it is an answer like any other. */
  get step(): Step | null {
    const { ask, moves, view } = this.#table;
    const came = ask?.what === 'step' && view?.phase.type === 'Moving' ? view.phase.came : null;
    const listed = moves?.some((move) => move.type === 'Step' && move.to === came);
    return came === null || listed ? null : { type: 'Step', to: came };
  }

  /** Why that is not allowed, once the server has said so. */
  get notes(): Pick<Choice, 'note' | 'brief' | 'refused'> {
    const refused = this.#refused.now ?? undefined;
    const note = refused?.short ? say(refused.short) : '';
    return { note, brief: t('str-web-step-onto', { onto: 'back' }), refused };
  }

  /** Asks the server, once for each question; called by whoever draws the map. */
  async inquire(): Promise<void> {
    const { ask } = this.#table;
    const { step } = this;
    const key = `${ask?.seat}/${ask?.number}`;
    if (!ask || !step || this.#asked === key) return;
    this.#asked = key;
    const [answer] = await this.#table.judge([step]);
    if (answer?.refused) this.#refused.keep(answer.refused, ask);
  }
}
