/* The rules that a paragraph refers to: "… you may give up. (TOW-6, TOW-26)". */

const AT_THE_END = /\s*\(([A-Z]+-C?\d+(?:, [A-Z]+-C?\d+)*)\)$/;

export interface Paragraph {
  text: string; // without the numbers
  rules: readonly string[];
}

export function paragraphOf(whole: string): Paragraph {
  const found = AT_THE_END.exec(whole);
  return { text: whole.replace(AT_THE_END, ''), rules: found?.[1]?.split(', ') ?? [] };
}
