/* A critically damped spring: goes to its goal without a jump and without overshooting. */

export interface Spring {
  x: number;
  v: number; // per second
}

/** After `dt` seconds, exactly, whatever the frame rate; it keeps its speed where the goal changes. */
export function sprung({ x, v }: Spring, goal: number, w: number, dt: number): Spring {
  const e = Math.exp(-w * dt);
  const d = v + w * (x - goal);
  return { x: goal + (x - goal + d * dt) * e, v: (v - w * d * dt) * e };
}
