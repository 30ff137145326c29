/* What a line of the log is about, lit on the board: elements that carry its key in `data-place`. */

/** Light these places until the function returned is called. An element may carry several keys. */
export function light(places: readonly string[]): () => void {
  const lit = places.flatMap((place) => [
    ...document.querySelectorAll(`[data-place~=${JSON.stringify(place)}]`),
  ]);
  for (const element of lit) element.classList.add('lit');
  return () => {
    for (const element of lit) element.classList.remove('lit');
  };
}
