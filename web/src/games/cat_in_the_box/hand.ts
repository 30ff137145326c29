/* The cards of the own hand, each with an id that it keeps while others go. */
export interface Slip {
  id: string;
  number: number;
}

/** The hand in order; of equal cards that went, `gone` is the one that was meant. */
export function lay(before: readonly Slip[], hand: readonly number[], gone: string | null): Slip[] {
  const left = [...before].sort((a, b) => Number(a.id === gone) - Number(b.id === gone));
  const same = hand.map((number) => {
    const index = left.findIndex((slip) => slip.number === number);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  });
  const used = new Set(same.map((slip) => slip?.id));
  const slips = hand.map((number, index) => same[index] ?? { id: freshId(number, used), number });
  const place = (slip: Slip): number => before.findIndex(({ id }) => id === slip.id);
  return slips.sort((a, b) => a.number - b.number || place(a) - place(b));
}

function freshId(number: number, used: Set<string | undefined>): string {
  let copy = 0;
  while (used.has(`${number}.${copy}`)) copy++;
  used.add(`${number}.${copy}`);
  return `${number}.${copy}`;
}
