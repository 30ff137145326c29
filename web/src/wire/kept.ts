/* What the browser remembers; private windows may refuse, and then it lasts as long as the page. */

const meanwhile = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`clowder-${name}`) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  meanwhile.set(name, value);
  try {
    localStorage.setItem(`clowder-${name}`, value);
  } catch {
    // Kept in `meanwhile`.
  }
}
