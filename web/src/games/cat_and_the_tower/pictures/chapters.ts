/* The pictures of the first page and of the chapters, as data. */
import { arrow, built, toto, tower, type Cat, type Part, type Storey } from './drawings';

const cat = (fur: Cat['fur'], at: number, up = 0): Cat => ({ fur, at, up });
const high = (...cats: readonly Cat[]): Storey => ({ walls: ['portal', 'statue'], cats });

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [
    tower([
      built,
      { ...high(toto), walls: ['window', 'portal'] },
      high(cat('smoke', 0.36), cat('smoke', 0.62)),
      { cats: [cat('ginger', 0.3), cat('cream', 0.6), cat('cocoa', 0.45, 1)] },
    ]),
    { part: 'star', floor: 10 },
  ],
  setup: [tower([{ cats: [{ ...toto, at: 0.5 }] }]), { part: 'star', floor: 10 }],
  build: [
    { part: 'walls', kinds: ['brick', 'window'] },
    arrow,
    tower([{ ...built, cats: [toto] }], { next: true }),
  ],
  friends: [
    tower([{ ...built, cats: [toto] }, { cats: [cat('smoke', 0.36), cat('ginger', 0.64)] }]),
    { part: 'paw' },
    arrow,
    tower([{ ...built, cats: [toto] }, { cats: [cat('smoke', 0.42), cat('ginger', 0.68)] }]),
  ],
  goals: [
    tower([{ ...built, cats: [toto] }, { cats: [cat('cocoa', 0.35), cat('cocoa', 0.6)] }]),
    arrow,
    tower([built, { cats: [cat('nobody', 0.12), cat('cocoa', 0.46), cat('cocoa', 0.71)] }]),
  ],
  falling: [
    tower([{ ...built, cats: [toto] }, {}], { beside: 'portal' }),
    arrow,
    { part: 'whiskers', fallen: 2 },
  ],
  story: [
    tower([{ cats: [cat('nobody', 0.3), cat('cream', 0.66)] }], { from: 10 }),
    { part: 'count' },
    { part: 'star', floor: 10 },
  ],
  against: [
    tower([
      { ...built, cats: [cat('calico', 0.15)] },
      { walls: ['portal', 'statue'], cats: [cat('nobody', 0.85)] },
      { cats: [cat('smoke', 0.45), cat('cream', 0.45, 1)] },
    ]),
  ],
  ending: [
    tower([built, { cats: [cat('calico', 0.3)] }], { beside: 'statue' }),
    { part: 'whiskers', fallen: 5 },
  ],
};
