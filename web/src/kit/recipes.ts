/**
 * How each cue is made: noise, taps and one cat's chirp. Every recipe returns how long it lasts, in
 * seconds.
 */

import type { Fur } from './parts/furs';

export type CueName =
  'card' | 'lift' | 'turn' | 'sit' | 'refuse' | 'win' | 'tile' | 'glitch' | 'lean' | 'fall' | 'tick' | 'purr';

export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  start: number;
  fur: Fur | undefined;
  force: number;
}

const D5 = 587.3;
const F5_SHARP = 740;
const A5 = 880;
const PITCH: Record<Fur, number> = {
  ginger: 1,
  smoke: 0.88,
  cream: 1.12,
  cocoa: 0.8,
  calico: 1.22,
  nobody: 0.7,
};

export const RECIPES: Record<CueName, (stage: Stage) => number> = {
  card: (stage) => tup(stage, 1),
  lift: (stage) => hiss(stage, 0, 70, { type: 'highpass', frequency: 3000 }, 0.25),
  turn: (stage) => {
    tone(stage, 'triangle', [D5], 90, 0.7);
    return tone(later(stage, 100), 'triangle', [A5], 90, 0.7) + 0.1;
  },
  sit: (stage) => chirp(stage, [320, 520, 430]),
  refuse: (stage) => tone(stage, 'triangle', [220, 174], 120, 0.45),
  win: (stage) => {
    [D5, F5_SHARP, A5].forEach((pitch, i) => {
      tone(later(stage, i * 70), 'sine', [pitch], 240, 0.4);
      tone(later(stage, i * 70), 'sine', [pitch * 4], 240, 0.06);
    });
    return 0.38;
  },
  tile: (stage) => {
    hiss(stage, 0, 15, { type: 'bandpass', frequency: 2000 }, 0.8);
    return hiss(stage, 60, 15, { type: 'bandpass', frequency: 2000 }, 0.8);
  },
  glitch: (stage) => {
    chirp(stage, [430, 520, 320]);
    return chirp(stage, [320, 430, 640]);
  },
  lean: (stage) => creak(stage),
  fall: (stage) => tup(stage, 1.6 - stage.force),
  tick: (stage) => tone(stage, 'triangle', [A5], 40, 0.4),
  purr: (stage) => purr(stage),
};

/** Cardboard set down. */
function tup(stage: Stage, pitch: number): number {
  hiss(stage, 0, 40, { type: 'bandpass', frequency: 1200 * pitch, Q: 1 }, 0.7);
  return tone(stage, 'sine', [180 * pitch, 120 * pitch], 60, 0.8);
}

/** "Mrrp": somebody sits down. */
function chirp(stage: Stage, pitches: number[]): number {
  const pitch = PITCH[stage.fur ?? 'ginger'];
  const body = filter(stage, { type: 'bandpass', frequency: 900, Q: 4 });
  const shaken = tremolo({ ...stage, out: body }, 24);
  return tone(
    { ...stage, out: shaken },
    'sawtooth',
    pitches.map((p) => p * pitch),
    180,
    0.9,
  );
}

function creak(stage: Stage): number {
  const wood = filter(stage, { type: 'bandpass', frequency: 400 + 500 * stage.force, Q: 3 });
  return tone({ ...stage, out: wood }, 'sawtooth', [70, 110, 80], 260, 0.6 * stage.force);
}

function purr(stage: Stage): number {
  const chest = filter(stage, { type: 'lowpass', frequency: 160 });
  return hiss(
    { ...stage, out: tremolo({ ...stage, out: chest }, 25) },
    0,
    1200,
    { type: 'lowpass', frequency: 300 },
    1,
  );
}

function tone(stage: Stage, type: OscillatorType, pitches: number[], ms: number, peak: number): number {
  const { context, start } = stage;
  const lasts = ms / 1000;
  const voice = new OscillatorNode(context, { type });
  pitches.forEach((pitch, i) => {
    const when = start + (lasts * i) / Math.max(1, pitches.length - 1);
    if (i === 0) voice.frequency.setValueAtTime(pitch, start);
    else voice.frequency.linearRampToValueAtTime(pitch, when);
  });
  return play(stage, voice, lasts, peak);
}

function hiss(stage: Stage, delay: number, ms: number, through: BiquadFilterOptions, peak: number): number {
  const then = later(stage, delay);
  const voice = new AudioBufferSourceNode(stage.context, { buffer: noise(stage.context), loop: true });
  return play({ ...then, out: filter(then, through) }, voice, ms / 1000, peak) + delay / 1000;
}

function play(
  { context, out, start }: Stage,
  voice: AudioScheduledSourceNode,
  lasts: number,
  peak: number,
): number {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + Math.min(0.006, lasts / 3));
  gain.gain.setTargetAtTime(0, start + lasts * 0.4, lasts * 0.2);
  voice.connect(gain).connect(out);
  voice.start(start);
  voice.stop(start + lasts * 1.5);
  return lasts * 1.5;
}

function later(stage: Stage, ms: number): Stage {
  return { ...stage, start: stage.start + ms / 1000 };
}

function filter({ context, out }: Stage, options: BiquadFilterOptions): AudioNode {
  const node = new BiquadFilterNode(context, options);
  node.connect(out);
  return node;
}

function tremolo({ context, out, start }: Stage, frequency: number): AudioNode {
  const shaken = new GainNode(context, { gain: 0.6 });
  const shake = new OscillatorNode(context, { frequency });
  shake.connect(new GainNode(context, { gain: 0.4 })).connect(shaken.gain);
  shake.start(start);
  shake.stop(start + 2);
  shaken.connect(out);
  return shaken;
}

let grain: AudioBuffer | undefined;
function noise(context: BaseAudioContext): AudioBuffer {
  if (grain) return grain;
  grain = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return grain;
}
