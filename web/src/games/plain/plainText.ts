/* Any value on one line, for rooms that nobody has drawn: `1 5 7`, `Choosing (sealed - - 3)`. */

const HIDDEN = new Set(['type', 'options', 'seats', 'seat', 'revealed']); // known from elsewhere, or empty

export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return plainList(value);
  if (typeof value === 'object') return plainRecord({ ...value });
  return String(value);
}

function plainList(values: readonly unknown[]): string {
  const nested = values.some((value) => typeof value === 'object' && value !== null);
  return values.map(plainText).join(nested ? ' | ' : ' ') || '–';
}

function plainRecord({ type, ...fields }: Record<string, unknown>): string {
  const inner = Object.entries(fields).map(([name, value]) => `${spaced(name)} ${plainText(value)}`);
  const kind = typeof type === 'string' ? type : '';
  return inner.length ? `${kind} (${inner.join(', ')})`.trim() : kind;
}

const spaced = (name: string): string => name.replaceAll('_', ' ');

/** What there is to see of a view, field by field. */
export function fieldsOf(view: unknown): { name: string; text: string }[] {
  return Object.entries<unknown>({ ...(view ?? {}) })
    .filter(([name, value]) => !HIDDEN.has(name) || (name === 'revealed' && value !== null))
    .map(([name, value]) => ({ name: spaced(name), text: plainText(value) }));
}
