/* The live channel of one table: connects again by itself, and sends again what nobody answered. */
import ReconnectingWebSocket from 'partysocket/ws';
import { newId } from './randomId';
import type { Done, EarlierNews, Failed, Hinted, Move, Refused, Reply, Tried } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';
export type Answered = Done | Refused | Failed | Tried | Hinted | EarlierNews;
type Command = { type: string; seat?: number } & Record<string, unknown>;

export interface Listener {
  /** Called with every frame but the answers to commands. */
  hear(frame: Reply): void;
  /** Where to look from, and the last update that is known. */
  whereToLook(): { seat: number | null; since: number };
  connection(now: Connection, code: number): void;
}

const PATIENCE = 4000; // ms without an answer to a Ping until the line counts as dead
const FINAL = new Set([4401, 4403, 4404, 4423, 4429]); // trying again would not help
export const PROTOCOL = 3; // of the wire, as the server has it; a test compares the two
export const OTHER_PROTOCOL = 4426; // said here, not by the server: this page does not understand it

export class Live {
  #socket: ReconnectingWebSocket;
  #waiting = new Map<string, { frame: string; answer: (reply: Answered) => void }>();
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #otherProtocol = false;

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.#socket = new ReconnectingWebSocket(address, [], {
      minReconnectionDelay: 300 + Math.random() * 700,
      maxReconnectionDelay: 8000,
      maxEnqueuedMessages: 0, // whatever was not answered is sent again from here
    });
    this.#socket.addEventListener('open', this.#opened);
    this.#socket.addEventListener('close', this.#closed);
    this.#socket.addEventListener('message', (event) => this.#heard(JSON.parse(event.data as string)));
    document.addEventListener('visibilitychange', this.#attend);
    addEventListener('online', this.reconnect);
  }

  close(): void {
    clearTimeout(this.#deadline);
    document.removeEventListener('visibilitychange', this.#attend);
    removeEventListener('online', this.reconnect);
    this.#socket.close();
  }

  /** Look from another seat, or anew from where one stands. */
  look(): void {
    this.#send({ type: 'Look', ...this.listener.whereToLook() });
  }

  /** For as long as the connection lasts. */
  keepPace(pace: string): void {
    this.#send({ type: 'KeepPace', pace });
  }

  /** Resolves with the server's answer, however many connections that takes. */
  command(command: Command): Promise<Answered> {
    const id = newId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { frame, answer });
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  answer = (seat: number, ask: number, move: Move) => this.command({ type: 'Answer', seat, ask, move });
  try = (seat: number, moves: Move[]) => this.command({ type: 'Try', seat, moves });

  reconnect = (): void => this.#socket.reconnect();

  /** After a sleep a line may look open and be dead: ask, and do not wait for long. */
  probe = (): void => {
    if (document.hidden || this.#socket.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(this.reconnect, PATIENCE);
    this.#send({ type: 'Ping' });
  };

  /** Whoever looks at the table is not told of it by a notice. */
  #attend = (): void => {
    this.#send({ type: 'Attend', here: !document.hidden });
    this.probe();
  };

  #send(frame: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #opened = (): void => {
    this.listener.connection('open', 0);
    if (document.hidden) this.#send({ type: 'Attend', here: false });
    for (const { frame } of this.#waiting.values()) this.#socket.send(frame);
  };

  #closed = ({ code }: { code: number }): void => {
    clearTimeout(this.#deadline);
    if (this.#otherProtocol) return;
    if (FINAL.has(code)) this.#socket.close();
    this.listener.connection(FINAL.has(code) ? 'ended' : 'lost', code);
  };

  #heard(frame: Reply): void {
    clearTimeout(this.#deadline);
    if (frame.type === 'Welcome' && frame.protocol !== PROTOCOL) {
      this.#otherProtocol = true;
      this.#socket.close();
      this.listener.connection('ended', OTHER_PROTOCOL);
      return;
    }
    const id = 'id' in frame ? frame.id : null;
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (!id || !waiting) {
      this.listener.hear(frame);
      return;
    }
    this.#waiting.delete(id);
    waiting.answer(frame as Answered);
  }
}
