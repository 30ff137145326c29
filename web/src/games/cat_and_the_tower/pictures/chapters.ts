/* The pictures of the first page and of the chapters, as data: photographs of the stage. */
import { arrow, type Part } from './drawings';

/** A moment of a played game; docs/tower_pictures.py takes it, and knows what is seen. */
const stage = (name: string, wide: number, high: number): Part => ({
  part: 'stage',
  name,
  size: [wide, high],
});

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [stage('opening', 250, 380)],
  setup: [stage('setup', 230, 190), { part: 'star', floor: 10 }],
  build: [{ part: 'walls', kinds: ['brick', 'window'] }, stage('build', 270, 230)],
  friends: [stage('friends', 270, 230)],
  goals: [stage('goals-met', 126, 155), arrow, stage('goals-climbed', 126, 155)],
  falling: [stage('falling', 270, 230), { part: 'whiskers', fallen: 4 }],
  story: [stage('story', 270, 230)],
  against: [stage('against', 250, 290)],
  ending: [stage('ending', 270, 230), { part: 'whiskers', fallen: 5 }],
};
