import type { Json } from '#shared/json.ts';
import type { ChangeRequest, FileState, JsonChange, SaveFailure, SaveResult } from '#shared/studio.ts';
import { ApiError, messageOfError } from '../api.ts';
import { Listeners } from '../failures/Listeners.ts';
import { FileValueCache } from './fileValueCache.ts';
import { mergeChanges } from './mergeChanges.ts';
import { MergedTexts } from './mergedTexts.ts';
import { PendingStore } from './pendingStore.ts';
import { addPending, type EditQueueOptions, type PendingChange, type QueueState } from './queueState.ts';
import { applyChangesToText, basedOn, createConflict, isAlreadySaved } from './saveConflict.ts';

/** Debounce of typing, ms: time from the last key to saving. */
const typingDelayMs = 300;

/** Delay before a failed save is tried again, ms. */
const retryDelayMs = 5000;

/**
 * Queue of changes on their way to disk: saved one after the other, typing debounced. Changes that cannot be saved
 * stay, also over a reload, until they can be saved or are discarded.
 */
export class EditQueue {
  readonly #options: EditQueueOptions;
  readonly #store: PendingStore;
  readonly #files = new Map<string, FileState>();
  /** Versions of files that their pending changes are based on. */
  readonly #bases: Map<string, FileState>;
  readonly #mergedTexts = new MergedTexts();
  readonly #values = new FileValueCache();
  readonly #listeners = new Listeners();
  #state: QueueState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();
  #inFlight: readonly PendingChange[] = [];
  /** True if a file was read while its changes were being saved: the answer may be older. */
  #isOvertaken = false;

  constructor(options: EditQueueOptions) {
    this.#options = options;
    this.#store = new PendingStore(options.storage);
    const { pending, bases } = this.#store.read();
    this.#state = { pending };
    this.#bases = new Map(Object.entries(bases));
    if (pending.length) this.#schedule(0);
  }

  get state(): QueueState {
    return this.#state;
  }

  subscribe = this.#listeners.subscribe;

  /** Receives a file from disk. While it has pending changes, the version that they are based on stays current. */
  receiveFile(file: FileState): void {
    if (this.#files.get(file.file) === file) return;
    this.#files.set(file.file, file);
    if (this.#inFlight[0]?.file === file.file) this.#isOvertaken = true;
    const { conflict } = this.#state;
    // What is offered is what is on disk now.
    if (conflict?.file === file.file && conflict.theirs.hash !== file.hash) this.#raiseConflict(file);
    else this.#set({});
    const hasPending = this.#state.pending.some((one) => one.file === file.file);
    if (!hasPending || this.#bases.has(file.file)) return;
    this.#bases.set(file.file, file);
    this.#schedule(0);
  }

  /** Version that was read last; undefined if unknown. */
  fileOnDisk = (file: string): FileState | undefined => this.#files.get(file);

  /** Value of a file with pending changes; undefined if the file is unknown or invalid. */
  json = (file: string): Json | undefined => {
    const state = this.baseOf(file);
    return state && this.#values.getValue(state, this.#changesOf(file));
  };

  /** Version of a file that its next change is based on; undefined if unknown. */
  baseOf = (file: string): FileState | undefined => this.#bases.get(file) ?? this.#files.get(file);

  /** Text of a file with pending changes, for reading and copying; undefined without pending changes. */
  textOf(file: string): string | undefined {
    const base = this.#bases.get(file);
    return base && applyChangesToText(file, base.text, this.#changesOf(file));
  }

  /**
   * Saves at once, or after the debounce of typing.
   * @param typing of one typing session only the last change is saved, and all are undone as one
   * @param base version of the file that the change is based on, if a newer one has been read since
   */
  change(file: string, change: JsonChange, label: string, typing?: string, base?: FileState): void {
    const { pending } = this.#state;
    const state = base ?? this.#files.get(file);
    if (state && !this.#bases.has(file)) this.#bases.set(file, state);
    const typed = this.#mergedTexts.merge(file, basedOn(this.#bases.get(file), change, base));
    this.#set({
      pending: addPending(pending, { id: crypto.randomUUID(), file, ...typed, label, typing }, this.#inFlight),
    });
    const { conflict } = this.#state;
    if (conflict?.file === file) this.#raiseConflict(conflict.theirs);
    this.#schedule(typing === undefined ? 0 : typingDelayMs);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving = this.#saving.then(() => this.#saveAll()).catch(this.#recoverFromError);
    return this.#saving;
  }

  resolve(choice: 'mine' | 'theirs'): void {
    const { conflict, pending } = this.#state;
    if (!conflict) return;
    const { file, theirs } = conflict;
    const first = pending.find((one) => one.file === file);
    const kept = choice === 'theirs' || !first ? [] : conflict.changes;
    const mine = kept.map((change): PendingChange => ({ file, change, label: first?.label ?? '' }));
    this.#bases.set(file, theirs);
    if (pending.some((one) => one.file === file && one.isApart)) this.#mergedTexts.delete(file);
    this.#set({ pending: [...mine, ...pending.filter((one) => one.file !== file)], conflict: undefined });
    this.#options.onRead(theirs);
    this.#schedule(0);
  }

  discard(file: string): void {
    this.#set({
      pending: this.#state.pending.filter((one) => one.file !== file),
      failure: undefined,
      conflict: undefined,
    });
    this.#schedule(0);
  }

  #changesOf = (file: string): JsonChange[] =>
    this.#state.pending.filter((one) => one.file === file).map(({ change }) => change);

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Saves until the queue is empty, or a change made meanwhile has set its own timer. */
  async #saveAll(): Promise<void> {
    while (!this.#timer && (await this.#saveNext()));
  }

  /**
   * Saves the first pending change, with all of the same typing session.
   * @returns true if there may be more
   */
  async #saveNext(): Promise<boolean> {
    const { pending, conflict } = this.#state;
    const first = pending[0];
    if (!first || conflict) return false;
    const { file, label, typing } = first;
    const base = this.baseOf(file);
    if (!base) return false;
    const end = pending.findIndex((one) => one.file !== file || one.typing !== typing || one.label !== label);
    const batch = pending.slice(0, end === -1 ? undefined : end);
    if (batch.some(({ isApart }) => isApart)) {
      this.#raiseConflict(this.#files.get(file) ?? base);
      return false;
    }
    this.#bases.set(file, base);
    this.#inFlight = batch;
    this.#isOvertaken = false;
    try {
      const changes = batch.map(({ change }) => change);
      const ids = batch.map(({ id = crypto.randomUUID() }) => id);
      const request: ChangeRequest = { file, hash: base.hash, changes, ids, label, ...(typing && { typing }) };
      this.#handleSaved(file, await this.#options.post('change', request));
      return true;
    } catch (error) {
      return this.#handleFailure(error, file, base);
    } finally {
      if (this.#isOvertaken) this.#options.reread(file);
    }
  }

  #handleSaved(file: string, saved: SaveResult): void {
    for (const savedFile of saved.files) this.#files.set(savedFile.file, savedFile);
    const current = this.#files.get(file);
    if (current) this.#bases.set(file, current);
    const saving = this.#inFlight;
    const pending = this.#state.pending.filter((one) => !saving.includes(one));
    this.#inFlight = [];
    this.#set({ pending, failure: undefined });
    this.#options.onSaved(saved);
  }

  /** @returns true if there may be more to save */
  #handleFailure(error: unknown, file: string, base: FileState): boolean {
    this.#inFlight = [];
    // The changes were discarded meanwhile.
    if (!this.#changesOf(file).length) return true;
    const isAnswer = error instanceof ApiError;
    const { reason, now: onDisk }: SaveFailure = isAnswer ? error.details : { reason: (error as Error).message };
    if (isAnswer && error.status === 409 && onDisk && onDisk.hash !== base.hash)
      return this.#mergeWithTheirs(file, base, onDisk);
    this.#set({ failure: { file, reason } });
    this.#schedule(retryDelayMs);
    return false;
  }

  /** Recovers from an error of the queue itself, so that later saves still run. */
  #recoverFromError = (error: unknown): void => {
    reportError(error);
    this.#inFlight = [];
    const file = this.#state.pending[0]?.file;
    if (file !== undefined) this.#set({ failure: { file, reason: messageOfError(error) } });
    this.#schedule(retryDelayMs);
  };

  /**
   * Merges with a version saved by somebody else; raises a conflict if both overlap.
   * @returns true if merged
   */
  #mergeWithTheirs(file: string, base: FileState, theirs: FileState): boolean {
    this.#files.set(file, theirs);
    const localChanges = this.#changesOf(file);
    if (isAlreadySaved(file, base.text, theirs.text, localChanges)) {
      this.#handleKnown(theirs);
      return true;
    }
    const merged = mergeChanges(base.text, theirs.text, localChanges, base.file);
    if (!merged?.isClean) {
      this.#raiseConflict(theirs);
      return false;
    }
    this.#bases.set(file, theirs);
    this.#mergedTexts.record(file, localChanges[0], merged.changes[0]);
    const changes = merged.changes.values();
    const pending = this.#state.pending.map((one) =>
      one.file === file ? { ...one, change: changes.next().value ?? one.change } : one,
    );
    this.#set({ pending });
    return true;
  }

  /** Removes the changes of a file that has them already, as after an answer that was lost. */
  #handleKnown(theirs: FileState): void {
    this.#set({ pending: this.#state.pending.filter(({ file }) => file !== theirs.file), failure: undefined });
    this.#options.onRead(theirs);
  }

  #raiseConflict(theirs: FileState): void {
    const base = this.#bases.get(theirs.file) ?? theirs;
    this.#set({ conflict: createConflict(base, theirs, this.#changesOf(theirs.file)) });
  }

  #set(changed: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...changed };
    if (changed.pending) {
      const pendingFiles = new Set(changed.pending.map(({ file }) => file));
      for (const map of [this.#bases, this.#mergedTexts])
        for (const file of map.keys()) if (!pendingFiles.has(file)) map.delete(file);
      const isStored = this.#store.write({ pending: changed.pending, bases: Object.fromEntries(this.#bases) });
      this.#state = { ...this.#state, isOnlyHere: !isStored };
    }
    this.#listeners.notify();
  }
}
