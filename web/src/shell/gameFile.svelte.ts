/* A game file that somebody brought, by a drop or by a button: the page to watch it takes it from here. */
import { go } from './router.svelte';

let file = $state.raw<File | null>(null);

export const gameFile = {
  get current(): File | null {
    return file;
  },
  set current(brought: File | null) {
    file = brought;
  },
};

// For the window of a page that takes files; what is no file stays the browser's.

export function ondragover(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault(); // else the browser would open the file instead of the page
  event.dataTransfer.dropEffect = 'copy';
}

export function ondrop(event: DragEvent): void {
  const [dropped] = event.dataTransfer?.files ?? [];
  if (!dropped) return;
  event.preventDefault();
  file = dropped;
  go('/watch');
}
