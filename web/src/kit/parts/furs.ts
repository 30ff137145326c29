/** The furs: what tells one player's cat from another's. */

export type Fur = 'ginger' | 'smoke' | 'cream' | 'cocoa' | 'calico' | 'nobody';
export type Eyes = 'open' | 'wide' | 'bored' | 'wink' | 'shut';
export type Body = 'sit' | 'loaf' | 'curl' | 'walk';
export type Pose = 'head' | Body;

/** Seat order. The black cat is Nobody's and never a seat. */
export const FURS = ['ginger', 'smoke', 'cream', 'cocoa', 'calico'] as const satisfies readonly Fur[];

export interface Coat {
  fur: string;
  mark: string;
  spot: string;
  eye: string;
  nose: string;
  mouth: string;
  whisker: string;
  ear: string;
  lid: string;
  tail: string;
  paw: string;
  toe: string;
}

const INK = '#1C1B22';
const PALE = '#FFFCF4';
const PINK = '#F2A08F';
const SAND = '#F8EBD3';
const BARK = '#6A4632';
const SOOT = '#2A2730';
const RUST = '#E28432';

export const COAT: Record<Fur, Coat> = {
  ginger: coat(RUST, '#FCE6BE', {
    eye: '#7FB069',
    nose: '#B6472F',
    mouth: '#7A3A12',
    lid: '#5E2A0C',
    paw: '#FCE6BE',
  }),
  smoke: coat('#75808E', '#F7F3EA', { mouth: '#2F3640', paw: '#F7F3EA' }),
  cream: coat(SAND, BARK, {
    eye: '#5FA8D8',
    nose: BARK,
    mouth: SAND,
    lid: '#3A2418',
    tail: BARK,
    paw: BARK,
    toe: SAND,
  }),
  cocoa: coat('#6E4227', '#EBC79C', { eye: '#F2B84B', nose: '#E89A86', toe: SAND }),
  calico: coat('#FFF6E6', SOOT, { spot: RUST, eye: '#7FB069', whisker: BARK, lid: SOOT, tail: RUST }),
  nobody: coat(INK, PALE, { ear: '#4A4653', toe: SAND }),
};

function coat(fur: string, mark: string, own: Partial<Coat>): Coat {
  return {
    fur,
    mark,
    spot: mark,
    eye: '#FFD23F',
    nose: PINK,
    mouth: mark,
    whisker: mark,
    ear: PINK,
    lid: PALE,
    tail: fur,
    paw: fur,
    toe: '#5A4A3A',
    ...own,
  };
}
