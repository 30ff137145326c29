/* The piece in the hand, drawn into the room: where it is from picture to picture, its footprint, and what is
   cut away so that one sees its place. Draws only while something moves. */
import { dropIn } from './figures';
import { hovering, hoveringDrop } from './grip';
import { HandMotion, swayed } from './handMotion';
import type { TowerPlay } from './play.svelte';
import { Footprint } from './scene/footprint';
import { cutFor } from './scene/ghost';
import type { Stand } from './scene/poses';
import type { TowerScene } from './scene/scene';
import { pieceOf } from './scene/sizes';
import type { Part, TowerTable } from './types';
import { dress } from './who';

interface Now {
  table: TowerTable;
  play: TowerPlay;
  tower: readonly Part[];
  still: boolean; // nothing sways
}

export class HandPicture {
  readonly #foot = new Footprint();
  #scene: TowerScene | null = null;
  #asked = 0; // the animation frame that is on its way
  #cut = '';
  #touched = false; // what fell has been heard
  #marked = false; // the next picture answers a hand

  constructor(
    private readonly motion: HandMotion,
    private readonly now: () => Now,
  ) {}

  enter(scene: TowerScene | null): void {
    this.#scene = scene;
    scene?.overlay.add(this.#foot.group);
    this.move();
  }

  /** Something has changed. */
  move(): void {
    if (!this.#scene) return;
    if (this.now().play.dropping) this.#marked = true;
    cancelAnimationFrame(this.#asked);
    this.#draw(performance.now());
  }

  /** A picture was drawn. */
  drawn(): void {
    if (this.#marked && performance.getEntriesByName('tower-let-go').length)
      performance.measure('tower-answer', 'tower-let-go');
    this.#marked = false;
    this.#clear();
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#foot.dispose();
    this.#scene = null;
  }

  #draw = (time: number): void => {
    const scene = this.#scene;
    if (!scene) return;
    const moving = !this.#other(scene) && this.#own(scene, time);
    this.#clear();
    scene.wake();
    if (moving) this.#asked = requestAnimationFrame(this.#draw);
  };

  /** What somebody else is about to let go, or has; false: nobody does. */
  #other(scene: TowerScene): boolean {
    const { table, play, tower } = this.now();
    const drop = dropIn(table.view);
    if (!drop || play.dropping) return false;
    const { stand, under } = hoveringDrop(tower, drop);
    const piece = { name: drop.name, bend: drop.bend };
    scene.hold({ ...piece, stand, ...dress(table, drop.name) });
    this.#foot.show({ ...piece, stand, under, level: 'none', downhill: null, swings: [] });
    return true;
  }

  /** What is in the own hand; whether it moves by itself. */
  #own(scene: TowerScene, time: number): boolean {
    const { table, play, tower, still } = this.now();
    const held = play.dropping ?? (table.moving ? null : play.inHand);
    if (!held) {
      scene.hold(null);
      this.#foot.show(null);
      return false;
    }
    const { name, floor, grip } = held;
    const { stand: hand, under } = hovering(tower, name, floor, grip);
    const sway = still || play.dropping ? null : swayed(hand, time - play.hand.touchedAt);
    const { stand, moving } = this.motion.at(time, sway?.stand ?? hand);
    scene.hold({ name, bend: grip.bend, stand, ...dress(table, name) });
    if (play.dropping) this.#fallen(scene, under, moving);
    else {
      this.#touched = false;
      const { reading } = play;
      const level = table.aids && reading?.over ? (play.judged?.note ? 'slips' : reading.level) : 'none';
      const place = {
        name,
        bend: grip.bend,
        stand,
        under,
        level,
        downhill: reading?.downhill ?? null,
      } as const;
      const over = reading?.over ?? false;
      const dark = document.documentElement.dataset['theme'] === 'dark';
      this.#foot.show(over ? { ...place, swings: sway?.swings ?? [] } : null, dark);
    }
    return moving || (sway?.moving ?? false);
  }

  #fallen(scene: TowerScene, under: Stand, moving: boolean): void {
    this.#foot.show(null);
    if (moving || this.#touched) return;
    this.#touched = true;
    scene.puff(under.at);
  }

  /** Cuts away what is above the floor, and what hides the place. */
  #clear(): void {
    const scene = this.#scene;
    if (!scene) return;
    const { table, play, tower } = this.now();
    const piece = table.moving ? null : (play.dropping ?? play.inHand);
    const laid = piece !== null && pieceOf(piece.name).kind === 'floor';
    const floor = piece && !laid ? piece.floor : null;
    const under =
      piece && play.reading?.over ? hovering(tower, piece.name, piece.floor, piece.grip).under : null;
    const cut = cutFor(tower, floor, under, scene.orbit);
    const key = JSON.stringify(cut);
    if (key === this.#cut) return;
    this.#cut = key;
    scene.cutAway(cut.ghosts, cut.softened);
  }
}
