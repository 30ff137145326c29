/* Local storage. Private windows may refuse it; then a value lasts as long as the page. */

const meanwhile = new Map<string, string>();

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`clowder-${name}`) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

/** Everything that this browser remembers of whoever was here. */
export function forgetStored(...names: string[]): void {
  for (const name of names) {
    meanwhile.delete(name);
    try {
      localStorage.removeItem(`clowder-${name}`);
    } catch {
      // It was in `meanwhile` alone.
    }
  }
}

export function writeStored(name: string, value: string): void {
  meanwhile.set(name, value);
  try {
    localStorage.setItem(`clowder-${name}`, value);
  } catch {
    // It is in `meanwhile`.
  }
}
