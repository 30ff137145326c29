/* Places, houses and cards in words. */
import { capital, t } from '../../words/words.svelte';
import { START } from './box';
import { fieldOf, headingTo, houseAt, pointOf, squareAt } from './map';
import { kindOf, numberOf, printedOn } from './cards';
import type { Card, House, Place, StrayTable, View } from './types';

export const houseWords = ({ shape, roof, garden }: Omit<House, 'type' | 'off'>): string =>
  capital(t('str-house', { shape, roof, garden }));

/** "Row 2, column 3: one storey, red roof, fence." */
export function placeWords(view: View, place: Place): string {
  const square = squareAt(view, place);
  if (!square) return place;
  return t('str-web-place', {
    row: square.row + 1,
    column: square.column + 1,
    what: fieldWords(view, place),
  });
}

/** A place on a button: "Up" onto a "road" on the way, "Row 1, column 4", a "start field", for a jump. */
export function stepWords(view: View, place: Place): { label: string; note: string; brief?: string } {
  const square = squareAt(view, place);
  if (view.phase.type !== 'Moving') {
    const label = square ? t('str-web-square', { row: square.row + 1, column: square.column + 1 }) : place;
    return { label, note: fieldWords(view, place) };
  }
  const way = headingTo(pointOf(view, view.kittens[view.phase.kitten] ?? ''), pointOf(view, place));
  const brief = t('str-web-step-onto', { onto: kindOfField(view, place) });
  return { label: t('str-web-step', { way }), note: stepOnto(view, place), brief };
}

function kindOfField(view: View, place: Place): 'house' | 'fog' | 'start' | 'road' {
  if (houseAt(view, place)) return 'house';
  if (!squareAt(view, place)?.lot) return 'fog';
  return fieldOf(place) === START ? 'start' : 'road';
}

function stepOnto(view: View, place: Place): string {
  return kindOfField(view, place) === 'road' ? t('str-web-road') : fieldWords(view, place);
}

/** What is asked, where somebody else's kitten is meant; else the game's own words do. */
export function askWords(table: StrayTable, what: string): string | null {
  const phase = table.view?.phase;
  const name = (seat: number): string => table.chairs[seat]?.name ?? '';
  if (what === 'look') return t('str-web-ask-look');
  if (phase?.type === 'Moving' && phase.kitten !== table.me)
    return t('str-web-ask-lead', { name: name(phase.kitten), left: phase.left });
  if (phase?.type === 'Remembering') return t('str-web-ask-remember', { name: name(phase.seat) });
  if (phase?.type === 'Gathering') return t('str-web-ask-gather', { name: name(phase.waiting[0] ?? 0) });
  if (phase?.type === 'Fighting') {
    const rival = phase.attacker === table.me ? phase.defender : phase.attacker;
    return t('str-web-ask-fight', { name: name(rival) });
  }
  return null;
}

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

/** All that is printed on a card: "Modest meal: 1 step, 9 in a fight". */
export function printWords(card: Card): string {
  const { kind, steps, number } = printedOn(card);
  return t('str-web-card', { name: capital(t('str-kind', { kind })), steps, number });
}

export function cardWords(card: Card): string {
  const number = numberOf(card);
  const name = capital(t('str-kind', { kind: kindOf(card) }));
  return number ? `${name}, ${number}` : name;
}
