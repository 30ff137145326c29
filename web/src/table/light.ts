/* Places on the board that are pointed at from elsewhere: elements that carry a key in `data-place`. */

/** What carries one of these keys; an element may carry several. */
export const placesIn = (places: readonly string[]): Element[] =>
  places.flatMap((place) => [
    ...document.querySelectorAll(`[data-stage] [data-place~=${JSON.stringify(place)}]`),
  ]);

/** Light these places until the function returned is called. */
export function light(places: readonly string[]): () => void {
  const lit = placesIn(places);
  for (const element of lit) element.classList.add('lit');
  return () => {
    for (const element of lit) element.classList.remove('lit');
  };
}
