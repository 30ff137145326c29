/** Where the camera is over a ground that is larger than its window: screen = ground × zoom + (x, y). */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What there is to see, in the ground's own units. */
export interface Bounds extends Size {
  left: number;
  top: number;
}

export interface Limits {
  least: number;
  most: number;
}

const EDGE = 48; // px of the ground that always stay in the window

/** The whole ground in the middle of the window, no larger than `most`. */
export function fit(bounds: Bounds, frame: Size, limits: Limits, margin = 16): Camera {
  const room = {
    width: Math.max(1, frame.width - 2 * margin),
    height: Math.max(1, frame.height - 2 * margin),
  };
  const zoom = within(Math.min(room.width / bounds.width, room.height / bounds.height), limits);
  return {
    x: frame.width / 2 - zoom * (bounds.left + bounds.width / 2),
    y: frame.height / 2 - zoom * (bounds.top + bounds.height / 2),
    zoom,
  };
}

/** Nearer or further by a factor, while what is at `point` of the window stays there. */
export function zoomAt(camera: Camera, point: Point, factor: number, limits: Limits): Camera {
  const zoom = within(camera.zoom * factor, limits);
  const real = zoom / camera.zoom;
  return { x: point.x - (point.x - camera.x) * real, y: point.y - (point.y - camera.y) * real, zoom };
}

export const pan = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x + by.x,
  y: camera.y + by.y,
});

/** The nearest camera from which the ground is not lost from sight. */
export function keep(camera: Camera, bounds: Bounds, frame: Size): Camera {
  const { zoom } = camera;
  const edge = Math.min(EDGE, frame.width / 2, frame.height / 2);
  return {
    x: between(edge - zoom * (bounds.left + bounds.width), camera.x, frame.width - edge - zoom * bounds.left),
    y: between(edge - zoom * (bounds.top + bounds.height), camera.y, frame.height - edge - zoom * bounds.top),
    zoom,
  };
}

/** As little as brings that part of the window inside it; what is larger than the window shows its start. */
export function reveal(camera: Camera, part: Bounds, frame: Size, margin = 12): Camera {
  return pan(camera, {
    x: shift(part.left, part.width, frame.width, margin),
    y: shift(part.top, part.height, frame.height, margin),
  });
}

function shift(start: number, length: number, room: number, margin: number): number {
  if (start < margin) return margin - start;
  const over = start + length - (room - margin);
  return over > 0 ? -Math.min(over, start - margin) : 0;
}

const within = (zoom: number, { least, most }: Limits): number => between(least, zoom, most);

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
