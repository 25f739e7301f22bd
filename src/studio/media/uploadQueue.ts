import { formatCount } from '#shared/formatText.ts';
import type { UploadResult } from '#shared/media.ts';
import { messageOfError } from '../api.ts';
import { Listeners } from '../failures/Listeners.ts';

/** File that is being or was uploaded. */
export interface Upload {
  id: number;
  file: File;
  goal: { folder: string } | { replace: string };
  /** Files that were added together; they are one undo step. */
  batch: { id: string; label: string };
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Part of the file that was sent, 0 to 1. */
  sent: number;
  reason?: string;
  result?: UploadResult;
}

export type SendFile = (upload: Upload, onSent: (part: number) => void, signal: AbortSignal) => Promise<UploadResult>;

/** Number of parallel uploads: more would only slow each other down. */
const maxParallel = 2;

/** Queue of uploads, independent of the component that is open. */
export class UploadQueue {
  readonly #send: SendFile;
  readonly #listeners = new Listeners();
  readonly #running = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(send: SendFile) {
    this.#send = send;
  }

  /** Uploads in the order in which they were added; a new array after each change. */
  get all(): readonly Upload[] {
    return this.#uploads;
  }

  subscribe = this.#listeners.subscribe;

  /** @returns the same uploads when all of them have ended, whether they were done or not */
  add(files: readonly File[], goal: Upload['goal']): Promise<Upload[]> {
    const [first] = files;
    if (!first) return Promise.resolve([]);
    const description = files.length === 1 ? first.name : formatCount(files.length, 'file');
    const label = 'replace' in goal ? `Replace ${goal.replace}` : `Add ${description}`;
    const batch = { id: crypto.randomUUID(), label };
    const added = files.map((file): Upload => ({ id: ++this.#lastId, file, goal, batch, state: 'waiting', sent: 0 }));
    this.#set([...this.#uploads, ...added]);
    const ended = this.#whenEnded(added.map(({ id }) => id));
    this.#next();
    return ended;
  }

  #whenEnded(ids: readonly number[]): Promise<Upload[]> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        const found = ids.flatMap((id) => this.#uploads.find((one) => one.id === id) ?? []);
        if (found.some(isUnfinished)) return;
        stop();
        resolve(found);
      });
    });
  }

  cancel(id: number): void {
    const upload = this.#uploads.find((one) => one.id === id);
    this.#running.get(id)?.abort();
    if (upload?.state === 'waiting') this.#change(id, { state: 'cancelled' });
  }

  retry(id: number): void {
    const { reason: _, ...upload } = this.#uploads.find((one) => one.id === id) ?? {};
    this.#set(this.#uploads.map((one) => (one.id === id ? ({ ...upload, state: 'waiting', sent: 0 } as Upload) : one)));
    this.#next();
  }

  /** Removes finished uploads. */
  clear(): void {
    this.#set(this.#uploads.filter(isUnfinished));
  }

  #next(): void {
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting')) {
      if (this.#running.size >= maxParallel) return;
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
      else this.#change(id, { state: 'failed', reason: messageOfError(error) });
    }
    this.#running.delete(id);
    this.#next();
  }

  #change(id: number, changed: Partial<Upload>): void {
    this.#set(this.#uploads.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  }

  #set(all: readonly Upload[]): void {
    this.#uploads = all;
    this.#listeners.notify();
  }
}

/** @returns true if an upload is waiting or in progress */
export const isUnfinished = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Paths of the files that were added, in their order. */
export const pathsOfUploads = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ result }) => result?.path ?? []);
