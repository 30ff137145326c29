/* Local storage. Private windows may refuse it; then a value lasts as long as the page. */

const meanwhile = new Map<string, string>();

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`clowder-${name}`) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
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
