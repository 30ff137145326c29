/* Something that did not work, for as long as it is worth a line. */
const SHOWN = 6000; // ms

export class Notice {
  code = $state(''); // of the failure; empty: there is none
  #timer: ReturnType<typeof setTimeout> | undefined;

  say = (code: string): void => {
    this.stop();
    this.code = code;
    this.#timer = setTimeout(() => (this.code = ''), SHOWN);
  };

  stop = (): void => clearTimeout(this.#timer);
}
