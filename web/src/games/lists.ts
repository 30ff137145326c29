/* Lists with one thing changed: what is drawn is never changed in place. */

/** The list with another item at an index. */
export const put = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((old, at) => (at === index ? item : old));

/** The list without the first such item; of equal ones the others stay. */
export function without<Item>(items: readonly Item[], item: Item | null | undefined): Item[] {
  const index = item == null ? -1 : items.indexOf(item);
  return items.filter((_, at) => at !== index);
}
