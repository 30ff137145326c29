/* Whether the log at a desk's right is folded away: as one left it, else by how much room there is. */
import { readStored, writeStored } from '../wire/storage';
import { isRoomy } from './shape.svelte';

let wanted = $state(readStored('side'));

export const isFolded = (): boolean => (wanted === null ? !isRoomy() : wanted === 'folded');

export function fold(away: boolean): void {
  wanted = away ? 'folded' : 'open';
  writeStored('side', wanted);
}
