/* The line to the server, as whoever looks at a table should know of it. */
import { online } from 'svelte/reactivity/window';
import type { Connection } from '../wire/live';

const PATIENCE = 1500; // ms of no connection that nobody needs to know of

/** To be made while a component is: it watches as long as that lives. */
export class Line {
  lost = $state(false);

  constructor(table: { readonly connection: Connection }) {
    $effect(() => {
      const works = table.connection === 'open' && online.current !== false;
      if (works || table.connection === 'ended') {
        this.lost = !works;
        return;
      }
      const timer = setTimeout(() => (this.lost = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}
