/** The first sentence, and the rest: a heading and what is written under it. */
export function sentences(text: string): [string, string] {
  const end = /[.!?…](?=\s)/.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()] : [text, ''];
}
