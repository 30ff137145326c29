/* Where one stands in a replay, as the address says it: /table/NAME/replay?step=57&seat=1 */

export interface Place {
  step: number;
  seat: number | null; // the viewpoint; null: all hands open
}

/** Without a step the address means the whole game: it begins where somebody is to play. */
export function readPlace(
  query: URLSearchParams,
): Omit<Place, 'step'> & { step: number | null; check: boolean } {
  return {
    step: wholeNumber(query.get('step')),
    seat: wholeNumber(query.get('seat')),
    check: query.get('check') === '1',
  };
}

export function addressOf(table: string, { step, seat }: Place): string {
  const viewpoint = seat === null ? '' : `&seat=${seat}`;
  return `/table/${encodeURIComponent(table)}/replay?step=${step}${viewpoint}`;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
