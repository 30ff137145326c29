/* Flat geometry: what some points span, and how far inside of it another one is. */

export type Point = readonly [x: number, y: number];

/** Around the outermost of the points, counter-clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, point) <= 1e-9) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Above 0 where the third lies to the left of the way from the first to the second. */
const cross = ([a, b]: Point, [c, d]: Point, [e, f]: Point): number => (c - a) * (f - b) - (d - b) * (e - a);

/** How far a point is inside a hull; below 0, so far outside. */
export function depthIn(hull: readonly Point[], point: Point): number {
  if (hull.length < 3) return -Math.min(Infinity, ...hull.map((other) => distance(other, point)));
  const inside = Math.min(...sides(hull).map(({ one, out }) => -dot(out, minus(point, one))));
  return inside >= 0 ? inside : -Math.min(...sides(hull).map(({ one, two }) => toSegment(point, one, two)));
}

/** How far it is from a point to the edge of a hull that way; from outside it is less than nothing. */
export function reachIn(hull: readonly Point[], from: Point, way: Point): number {
  if (hull.length < 3 || depthIn(hull, from) < 0) return Math.min(0, depthIn(hull, from));
  const ahead = sides(hull).filter(({ out }) => dot(out, way) > 1e-6);
  return Math.min(...ahead.map(({ one, out }) => -dot(out, minus(from, one)) / dot(out, way)));
}

interface Side {
  one: Point;
  two: Point;
  out: Point; // of length 1
}

function sides(hull: readonly Point[]): Side[] {
  return hull.map((one, at) => {
    const two = hull[(at + 1) % hull.length] ?? one;
    const long = distance(one, two) || 1;
    return { one, two, out: [(two[1] - one[1]) / long, (one[0] - two[0]) / long] };
  });
}

function toSegment(point: Point, one: Point, two: Point): number {
  const way = minus(two, one);
  const part = dot(minus(point, one), way) / (dot(way, way) || 1);
  const along = Math.min(1, Math.max(0, part));
  return distance(point, [one[0] + way[0] * along, one[1] + way[1] * along]);
}

const dot = ([a, b]: Point, [c, d]: Point): number => a * c + b * d;
const minus = ([a, b]: Point, [c, d]: Point): Point => [a - c, b - d];
const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);
