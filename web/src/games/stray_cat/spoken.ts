/* Places, houses and cards in words. */
import { capital, t } from '../../words/words.svelte';
import { fieldOf, houseAt, squareAt, START } from './map';
import { kindOf, numberOf, type Card, type House, type Place, type View } from './values';

export const houseWords = ({ shape, roof, garden }: House): string => capital(t('str-house', { shape, roof, garden }));

/** "Tile 7, row 2, column 3: one storey, red roof, fence." */
export function placeWords(view: View, place: Place): string {
  const square = squareAt(view, place);
  if (!square) return place;
  return t('str-web-place', { cell: square.cell, row: square.row + 1, column: square.column + 1, what: fieldWords(view, place) });
}

/** "Tile 7: not seen yet", for a button beside the map. */
export const shortPlace = (view: View, place: Place): string =>
  t('str-web-place-short', { cell: squareAt(view, place)?.cell ?? 0, what: fieldWords(view, place) });

function fieldWords(view: View, place: Place): string {
  const lot = squareAt(view, place)?.lot;
  if (!lot) return t('str-web-fog');
  const house = houseAt(view, place);
  if (house) return t('str-house', { shape: house.shape, roof: house.roof, garden: house.garden });
  const field = fieldOf(place);
  if (field === START) return t('str-web-start');
  return t('str-web-field', { field: towards(field, lot.turn) });
}

/** The side of the table that a field lies at, once its tile is turned. */
function towards(field: string, turn: number): string {
  const sides = 'NESW';
  const side = sides.indexOf(field);
  return side < 0 ? 'middle' : (sides[(side + turn) % 4] ?? 'middle');
}

export function cardWords(card: Card): string {
  const number = numberOf(card);
  const name = capital(t('str-kind', { kind: kindOf(card) }));
  return number ? `${name}, ${number}` : name;
}
