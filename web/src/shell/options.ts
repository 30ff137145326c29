/* A game's options as they are chosen: what there is, what goes together, and the room's words for it. */
import type { Fit, GameInfo } from '../wire/types';
import { has, t } from '../words/words.svelte';
import { seatsIn } from './catalogue.svelte';

type Options = Record<string, unknown>;
export type Value = boolean | number | string;

/** A value that can be chosen; `off` where it does not go with the rest. */
export interface Choice {
  value: Value;
  label: string;
  note: string; // how many can play so, or why nobody can
  seats: readonly number[];
  off: boolean;
}

const key = (info: GameInfo, name: string): string => `${info.prefix}-option-${name}`;

export const optionLabel = (info: GameInfo, name: string): string => t(key(info, name));

export function optionAbout(info: GameInfo, name: string): string {
  const about = `${key(info, name)}-about`;
  return has(about) ? t(about) : '';
}

export const isSwitch = (info: GameInfo, name: string): boolean => typeof info.options[name] === 'boolean';

export function choicesOf(info: GameInfo, fit: Fit, name: string): Choice[] {
  return (fit.options[name] ?? []).map(({ value, seats }) => ({
    value,
    seats,
    label: valueLabel(info, name, value),
    note: seats.length > 0 ? seatsIn(seats) : t('web-bad-mix'),
    off: seats.length === 0,
  }));
}

export const valueLabel = (info: GameInfo, name: string, value: unknown): string => {
  const label = `${key(info, name)}-${String(value)}`;
  return has(label) ? t(label) : String(value);
};

/** The count of players that fits and is nearest to the one wished for. */
export function nearest(seats: readonly number[], wished: number): number {
  return seats.reduce(
    (best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best),
    seats[0] ?? wished,
  );
}

/** What was agreed besides the usual, in words. */
export function agreedOptions(info: GameInfo, options: Options): string[] {
  const changed = Object.keys(info.options).filter(
    (name) => name in options && options[name] !== info.options[name],
  );
  return changed.map((name) =>
    options[name] === true ? optionLabel(info, name) : valueLabel(info, name, options[name]),
  );
}
