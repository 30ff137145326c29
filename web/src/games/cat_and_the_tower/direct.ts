/* From the view before to the view after, one thing at a time. Only drawing: the view after counts. */
import type { CueName } from '../../kit/sound';
import { beatsByNews, type Beat, type Change } from '../beats';
import { lasting } from '../motion';
import { touching } from './grip';
import { hasFallenHere } from './localDrop';
import { develop, fallsIn, lengthOf, slowLength, wobbleIn } from './scene/film';
import { poseOf } from './scene/poses';
import { climberOf, find } from './tower';
import type { CatAndTheTower, Deed, Drawn, Event, Film, Part, Scene } from './types';

const HOLD = {
  hand: 420,
  touch: 380,
  gone: 900,
  lift: 320,
  claimed: 900,
  slip: 520,
  blocked: 700,
  collapsed: 1200,
  won: 2900, // the star comes down, and the card is turned
};
const COUNT = 5000; // ms: the rules count them, too
const WOBBLE = 0.2; // cm that the top moves: the floors creak

export function direct(first: Drawn | null, change: Change<CatAndTheTower>): Beat<Drawn>[] {
  if (!first?.tower.length) return [];
  const beats = new BeatMaker(first, deedOf(first));
  return beatsByNews(change, (event) => beats.of(event));
}

/** What was under way when the change before came. */
function deedOf({ phase }: Drawn): Deed | null {
  return phase.type === 'Trembling' || phase.type === 'Settling' ? phase.deed : null;
}

class BeatMaker {
  constructor(
    private view: Drawn,
    private deed: Deed | null,
  ) {}

  of(event: Event): Beat<Drawn>[] {
    switch (event.type) {
      case 'LetGo':
        this.deed = event.drop;
        if (hasFallenHere(event.drop)) return []; // whoever let it go has seen it fall
        return this.show({ what: 'hand', drop: event.drop }, HOLD.hand, 'lift');
      case 'Petted':
        this.deed = { type: 'Stroke', name: event.friend, side: event.side };
        return this.show({ what: 'touch', name: event.friend, side: event.side }, HOLD.touch, 'lift');
      case 'Lifted':
        this.deed = null;
        return this.without([event.name], HOLD.lift, 'lift');
      case 'Claimed':
        this.deed = null;
        return this.claim(event.goal, climberOf(this.view, event.seat));
      case 'Climbed':
        this.deed = { type: 'Count' }; // if anything settles after a climb, it is the count
        return [];
      case 'Settled':
        return this.settle(event.film);
      case 'Blocked':
        this.deed = null;
        return this.show({ what: 'blocked', by: event.by }, HOLD.blocked, 'refuse');
      case 'Counted':
        return event.scenarios.length
          ? this.moment({ what: 'won', floor: Math.max(...event.scenarios) }, HOLD.won, 'purr')
          : [];
      case 'Slipped':
        return this.without([event.name], HOLD.slip, 'fall');
      case 'Fell':
        return this.without(event.names, HOLD.gone, 'fall');
      case 'Collapsed':
        return this.show({ what: 'gone', names: [] }, HOLD.collapsed, 'glitch');
      default:
        return [];
    }
  }

  private settle(film: Film): Beat<Drawn>[] {
    const count = this.deed?.type === 'Count';
    const tower = withDrop(this.view.tower, this.deed);
    const stopped = lastOf(film);
    this.deed = null;
    this.view = {
      ...this.view,
      tower: tower.map((part) => {
        const stand = stopped.get(part.name);
        return stand ? { ...part, pose: poseOf(stand) } : part;
      }),
    };
    const reel = develop(film);
    const slow = fallsIn(reel) > 1;
    const lasts = Math.max(slow ? slowLength(film) : lengthOf(film), count ? COUNT : 0);
    const scene: Scene = { what: 'film', film, count, slow, before: tower };
    if (lasts <= 0) return [];
    if (slow) return this.moment(scene, lasts, 'lean');
    return this.show(scene, lasts, count ? 'tick' : wobbleIn(reel, null) > WOBBLE ? 'lean' : 'card');
  }

  /** Not to be missed; where nothing is to move, a picture of after and a list of what fell say it. */
  private moment(scene: Scene, hold: number, cue: CueName): Beat<Drawn>[] {
    const still = lasting(1) === 0 && scene.what === 'film';
    return this.show(scene, hold, cue).map((beat) => ({ ...beat, scene: !still }));
  }

  /** Everybody sees which goal it is, also one that was secret; whoever climbs for it is taken up. */
  private claim(goal: number, climber: string): Beat<Drawn>[] {
    this.view = { ...this.view, tower: this.view.tower.filter(({ name }) => name !== climber) };
    return this.show({ what: 'claimed', goal }, HOLD.claimed, 'win');
  }

  private without(names: readonly string[], hold: number, cue: CueName): Beat<Drawn>[] {
    const gone = names.filter((name) => find(this.view.tower, name));
    if (gone.length === 0) return [];
    this.view = { ...this.view, tower: this.view.tower.filter(({ name }) => !gone.includes(name)) };
    return this.show({ what: 'gone', names: gone }, hold, cue);
  }

  private show(scene: Scene, hold: number, cue: CueName): Beat<Drawn>[] {
    return [{ view: { ...this.view, scene }, hold, cue }];
  }
}

/** The tower with what is being set down. */
function withDrop(tower: readonly Part[], deed: Deed | null): readonly Part[] {
  if (deed?.type !== 'Drop' || find(tower, deed.name)) return tower;
  const { name, floor, bend } = deed;
  return [
    ...tower,
    { type: 'Part', name, floor, bend, turn: 0, pose: poseOf(touching(tower, name, floor, deed)) },
  ];
}

function lastOf(film: Film) {
  return new Map(
    [...develop(film)].flatMap(([name, stands]) => {
      const last = stands.at(-1);
      return last ? [[name, last] as const] : [];
    }),
  );
}
