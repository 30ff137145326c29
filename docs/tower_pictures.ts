/* Moments of played games, drawn by the tower's own scene: window.studio, for tower_pictures.py. */
import { storey, whole, type Orbit } from '@tower/scene/orbit';
import { develop, lengthOf, type Film } from '@tower/scene/film';
import { paletteOf } from '@tower/scene/paper';
import { pointOf, standOf, upright } from '@tower/scene/poses';
import { TowerScene } from '@tower/scene/scene';
import { find, heightOf, leanOf, wideOf } from '@tower/tower';
import type { Part, TowerTable } from '@tower/types';
import { pieceFor } from '@tower/who';

interface Moment {
  tower: Part[];
  floor: number | null; // the storey that is looked at; null: the whole tower
  around: number; // degrees
  near: number; // how much nearer than at a table, where paper lies over the picture
  star: number | null; // the floor it hangs at
  won: boolean;
  held: { name: string; over: number } | null; // a piece in the hand, so many cm over the table
  marked: string[];
  film: Film | null; // what moves, and how far it has come: 0 to 1
  moved: number;
}

const TABLE = { chairs: [] } as unknown as TowerTable; // furs by the order of the seats
const OVER = 5; // cm over a floor

function orbitOf({ tower, floor, around, near }: Moment, width: number, height: number): Orbit {
  const frame = { width, height, left: 0, right: 0, above: 0, below: 0 };
  const seen = floor === null ? wholeOf(tower, frame) : storeyOf(tower, floor, frame, around);
  return { ...seen, around, far: seen.far / near };
}

function wholeOf(tower: Part[], frame: Parameters<typeof whole>[2]): Orbit {
  const { x, y } = leanOf(tower);
  return whole({ x, y, height: heightOf(tower) }, wideOf(tower), frame);
}

function storeyOf(tower: Part[], floor: number, frame: Parameters<typeof whole>[2], around: number): Orbit {
  const base = find(tower, `floor${floor}`)!;
  const [x, y, z] = standOf(base.pose).at;
  const up = pointOf({ ...standOf(base.pose), at: [0, 0, 0] }, [0, 0, 1]);
  return storey({ x, y, height: z + OVER }, frame, up, around);
}

const drawn = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

async function draw(moment: Moment): Promise<void> {
  const canvas = document.querySelector('canvas')!;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scene = new TowerScene(canvas, paletteOf(canvas));
  scene.still = true;
  scene.size(width, height);
  scene.show(moment.tower.map((part) => pieceFor(TABLE, part)));
  scene.setGoal(moment.star);
  scene.mark(moment.marked);
  if (moment.film) scene.freeze(develop(moment.film), lengthOf(moment.film) * moment.moved);
  if (moment.held) {
    const { name, over } = moment.held;
    scene.hold({ name, bend: 0, stand: upright([0, 0, over], 8) });
  }
  if (moment.won) scene.win();
  scene.look(orbitOf(moment, width, height), 'at once');
  for (let picture = 0; picture < 6; picture++) {
    scene.wake();
    await drawn();
  }
}

/** A picture as it was taken, smaller. */
async function packed(taken: string, quality: number): Promise<string> {
  const image = new Image();
  image.src = taken;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}

Object.assign(window, { studio: { draw, packed } });
