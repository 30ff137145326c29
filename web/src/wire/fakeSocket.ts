/* A socket for tests: the other end is the test itself. */

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  binaryType = 'blob';
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }

  // What the test does -----------------------------------------------------------------------

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  drop(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}
