/* From the view before to the view after, one thing at a time. Only drawing: the view after counts. */
import type { CueName } from '../../kit/sound';
import { beatsOf, type Change } from '../beats';
import type { Beat } from '../beats';
import { put } from '../lists';
import type { Say } from '../../wire/types';
import { kindOf } from './cards';
import type { Drawn, Event, Place, Scene, StrayCat } from './types';

const MOST = 3200; // ms: a fight and who is chased away by it belong together
const HOLD = {
  step: 240,
  turned: 420,
  jump: 420,
  scene: 1100,
  fought: 1300,
  put: 400,
  lamps: 500,
  home: 1000,
};

export function direct(view: Drawn | null, change: Change<StrayCat>): Beat<Drawn>[] {
  const after = change.view;
  if (!view?.squares.length || !after) return [];
  return beatsOf(view, change, (now, event, say) => beatFor(still(now), after, event, say), MOST);
}

function beatFor(
  view: Drawn,
  after: Drawn,
  event: Event,
  say: Say | null,
): Beat<Drawn> | Beat<Drawn>[] | null {
  switch (event.type) {
    case 'TileTurned': {
      const squares = view.squares.map((square, at) =>
        square.cell === event.cell ? (after.squares[at] ?? square) : square,
      );
      return { view: { ...view, squares, fresh: [event.cell] }, hold: HOLD.turned, cue: 'tile' };
    }
    case 'Stepped':
      return { view: move(view, event.kitten, event.to), hold: HOLD.step, cue: 'lift' };
    case 'Jumped':
    case 'Gathered':
      return { view: move(view, event.kitten, event.to), hold: HOLD.jump, cue: 'card' };
    case 'Played':
      return { view: { ...view, discards: [...view.discards, ...event.cards] }, hold: HOLD.put, cue: 'card' };
    case 'WorksPut':
      return { view: { ...view, works: event.place }, hold: HOLD.put, cue: 'card' };
    case 'DogCame':
      return { view: { ...view, dog: event.place }, hold: HOLD.scene, cue: 'refuse' };
    case 'Struck':
      return scene(view, { what: 'luck', card: kindOf(event.card), say }, HOLD.scene, 'refuse');
    case 'Fought':
      return { ...scene(view, { ...event, what: 'fought' }, HOLD.fought, 'turn'), scene: true };
    case 'Remembered':
      return scene(
        { ...view, homes: after.homes, up: after.up },
        { ...event, what: 'remembered', say },
        HOLD.scene,
        event.token ? 'win' : 'refuse',
      );
    case 'Ended':
      return homeward(view, after, event.ways);
    default:
      return null;
  }
}

/** What was pointed at has been seen; the dog stays until the last kitten has fled. */
const still = ({ scene: _, fresh: __, ...view }: Drawn): Drawn => view;

/** The end: lamps go on, what lay face down turns over, and every kitten walks home along the roads. */
function homeward(view: Drawn, after: Drawn, ways: readonly (readonly Place[])[]): Beat<Drawn>[] {
  const dark = view.squares.flatMap(({ cell, lot }) => (lot ? [] : [cell]));
  const light = { ...view, lamps: true };
  const open = { ...light, squares: after.squares, homes: after.homes, up: after.up, fresh: dark };
  return [
    { view: light, hold: HOLD.lamps, cue: 'turn', scene: true },
    { view: open, hold: HOLD.lamps, cue: 'tile', scene: true },
    ...walkHome({ ...open, fresh: [] }, ways),
  ];
}

/** All at once, field by field; whoever lives near is there first. */
function walkHome(view: Drawn, ways: readonly (readonly Place[])[]): Beat<Drawn>[] {
  const steps = Math.max(1, ...ways.map((way) => way.length));
  const stride = Math.floor(HOLD.home / steps);
  return Array.from({ length: steps }, (_, at) => {
    const kittens = view.kittens.map((place, seat) => ways[seat]?.slice(0, at + 1).at(-1) ?? place);
    const cue: Pick<Beat, 'cue'> = at === steps - 1 ? { cue: 'win' } : {};
    return { view: { ...view, kittens, stride }, hold: stride, scene: true, ...cue };
  });
}

const scene = (view: Drawn, shown: Scene, hold: number, cue: CueName): Beat<Drawn> => ({
  view: { ...view, scene: shown },
  hold,
  cue,
});

const move = (view: Drawn, kitten: number, to: Place): Drawn => ({
  ...view,
  kittens: put(view.kittens, kitten, to),
});
