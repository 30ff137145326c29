/* How much of a stage that fills the whole window lies under paper, for rooms that look past it. */
import { createContext } from 'svelte';

/** px from each edge of the stage. */
export interface Covered {
  left: number;
  right: number;
  above: number;
  below: number;
}

const NOTHING: Covered = { left: 0, right: 0, above: 0, below: 0 };
const [found, setCovered, isSet] = createContext<() => Covered>();
export { setCovered };

/** What the layout has laid over the stage; nothing where it lays nothing there. */
export const coveredBy = (): (() => Covered) => (isSet() ? found() : () => NOTHING);
