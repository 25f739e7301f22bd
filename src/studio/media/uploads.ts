import type { Uploaded } from '#shared/media.ts';
import { count } from '#shared/words.ts';
import { reasonOf } from '../api.ts';
import { callEach } from '../failures/callEach.ts';

/** A file on its way into the site, or that has arrived. */
export interface Upload {
  id: number;
  file: File;
  /** Where it goes: a folder, or the file that it replaces. */
  goal: { folder: string } | { replace: string };
  /** All that were given at once are undone at once. */
  batch: { id: string; label: string };
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Part of it that was sent, 0 to 1. */
  sent: number;
  reason?: string;
  result?: Uploaded;
}

/** How one file is sent. */
export type Send = (upload: Upload, onSent: (part: number) => void, signal: AbortSignal) => Promise<Uploaded>;

/** So many are sent at a time: more would only wait for one another. */
const atATime = 2;

/** Files that are being added, one after the other. What somebody does with the studio meanwhile does not stop them. */
export class Uploads {
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  #all: readonly Upload[] = [];
  #last = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  /** In the order in which they were given; another list after each change. */
  get all(): readonly Upload[] {
    return this.#all;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[], goal: Upload['goal']): void {
    const [first] = files;
    if (!first) return;
    const what = files.length === 1 ? first.name : count(files.length, 'file');
    const label = 'replace' in goal ? `Replace ${goal.replace}` : `Add ${what}`;
    const batch = { id: crypto.randomUUID(), label };
    const added = files.map((file): Upload => ({ id: ++this.#last, file, goal, batch, state: 'waiting', sent: 0 }));
    this.#set([...this.#all, ...added]);
    this.#next();
  }

  cancel(id: number): void {
    const upload = this.#all.find((one) => one.id === id);
    this.#running.get(id)?.abort();
    if (upload?.state === 'waiting') this.#change(id, { state: 'cancelled' });
  }

  retry(id: number): void {
    const { reason: _, ...upload } = this.#all.find((one) => one.id === id) ?? {};
    this.#set(this.#all.map((one) => (one.id === id ? ({ ...upload, state: 'waiting', sent: 0 } as Upload) : one)));
    this.#next();
  }

  /** Forgets those that are over. */
  clear(): void {
    this.#set(this.#all.filter(isUnderWay));
  }

  #next(): void {
    for (const upload of this.#all.filter(({ state }) => state === 'waiting')) {
      if (this.#running.size >= atATime) return;
      void this.#start(upload);
    }
  }

  async #start(upload: Upload): Promise<void> {
    const { id } = upload;
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#change(id, { state: 'sending' });
    try {
      const result = await this.#send(upload, (sent) => this.#change(id, { sent }), controller.signal);
      this.#change(id, { state: 'done', sent: 1, result });
    } catch (error) {
      if (controller.signal.aborted) this.#change(id, { state: 'cancelled' });
      else this.#change(id, { state: 'failed', reason: reasonOf(error) });
    }
    this.#running.delete(id);
    this.#next();
  }

  #change(id: number, changed: Partial<Upload>): void {
    this.#set(this.#all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  }

  #set(all: readonly Upload[]): void {
    this.#all = all;
    callEach(this.#listeners);
  }
}

/** Whether a file has not arrived yet, and still may. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';
