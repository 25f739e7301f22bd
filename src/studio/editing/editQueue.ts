import type { Json } from '#shared/json.ts';
import type { Change, ChangeRequest, FileState, NotSaved, Saved } from '#shared/studio.ts';
import { ApiError, reasonOf } from '../api.ts';
import { callEach } from '../failures/callEach.ts';
import { changedText, conflictOf } from './conflict.ts';
import { FileValues } from './fileValues.ts';
import { mergeChanges } from './mergeChanges.ts';
import { isSameTyping, type PendingChange } from './pendingChange.ts';
import { PendingStore } from './pendingStore.ts';
import type { QueueParts, QueueState } from './queueState.ts';
import { mergeTexts } from './text/textChanges.ts';

/** After the last key of a typing, ms: an edit is saved then. */
const typingMs = 300;

/** After which a change is tried again that could not be saved, ms. */
const retryMs = 5000;

/**
 * Changes on their way to disk: one after the other, typing when it rests. What could not be saved stays, also over a
 * reload, until it can be or somebody lets it go.
 */
export class EditQueue {
  readonly #parts: QueueParts;
  readonly #store: PendingStore;
  /** As they are on disk. */
  readonly #files = new Map<string, FileState>();
  /** What the changes of a file that wait were made in. */
  readonly #bases: Map<string, FileState>;
  /** Texts that were merged with those of somebody else: what is typed meanwhile is made from the first. */
  readonly #merged = new Map<string, { from: string; to: string }>();
  readonly #values = new FileValues();
  readonly #listeners = new Set<() => void>();
  #state: QueueState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();
  /** Those that are being saved. */
  #inFlight: readonly PendingChange[] = [];

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#store = new PendingStore(parts.storage);
    const { pending, bases } = this.#store.read();
    this.#state = { pending, isSaving: false };
    this.#bases = new Map(Object.entries(bases));
    if (pending.length) this.#schedule(0);
  }

  get state(): QueueState {
    return this.#state;
  }

  /** Calls back whenever the state changes; gives what ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a file as it is on disk. While changes of it wait, the one they were made in counts. */
  saw(file: FileState): void {
    if (this.#files.get(file.file) === file) return;
    this.#files.set(file.file, file);
    this.#set({});
    const isWaiting = this.#state.pending.some((one) => one.file === file.file);
    if (!isWaiting || this.#bases.has(file.file)) return;
    this.#bases.set(file.file, file);
    this.#schedule(0);
  }

  /** A file as it was last seen on disk; undefined while it is unknown. */
  disk = (file: string): FileState | undefined => this.#files.get(file);

  /** A file's value with the changes that are not on disk yet; undefined while the file is unknown or cannot be read. */
  json(file: string): Json | undefined {
    const state = this.#bases.get(file) ?? this.#files.get(file);
    return state && this.#values.valueOf(state, this.#changesOf(file));
  }

  /** A file's text with the changes that are not on disk, to be looked at and copied; undefined when there are none. */
  textOf(file: string): string | undefined {
    const base = this.#bases.get(file);
    return base && changedText(base.text, this.#changesOf(file));
  }

  /**
   * Changes a file, at once or when typing rests.
   * @param typing the same for all changes of one typing: only the last of them is saved, and they are undone as one
   */
  change(file: string, change: Change, label: string, typing?: string): void {
    const { pending } = this.#state;
    const next: PendingChange = { file, ...this.#withTheirs(file, change), label, typing };
    const last = pending.at(-1);
    const others = last && !this.#inFlight.includes(last) && isSameTyping(last, next) ? pending.slice(0, -1) : pending;
    const state = this.#files.get(file);
    if (state && !this.#bases.has(file)) this.#bases.set(file, state);
    this.#set({ pending: [...others, next] });
    const { conflict } = this.#state;
    if (conflict?.file === file) this.#ask(conflict.theirs);
    this.#schedule(typing === undefined ? 0 : typingMs);
  }

  /** Saves what waits now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving = this.#saving.then(() => this.#saveAll()).catch(this.#broken);
    return this.#saving;
  }

  /** Ends a conflict: with what was changed here, or with what is on disk. */
  resolve(choice: 'mine' | 'theirs'): void {
    const { conflict, pending } = this.#state;
    if (!conflict) return;
    const { file, theirs } = conflict;
    const first = pending.find((one) => one.file === file);
    const own = choice === 'theirs' || !first ? [] : conflict.changes;
    const mine = own.map((change): PendingChange => ({ file, change, label: first?.label ?? '' }));
    this.#bases.set(file, theirs);
    if (pending.some((one) => one.file === file && one.isApart)) this.#merged.delete(file);
    this.#set({ pending: [...mine, ...pending.filter((one) => one.file !== file)], conflict: undefined });
    this.#parts.onRead(theirs);
    this.#schedule(0);
  }

  /** Lets the changes of a file go that could not be saved. */
  discard(file: string): void {
    this.#set({
      pending: this.#state.pending.filter((one) => one.file !== file),
      failure: undefined,
      conflict: undefined,
    });
    this.#schedule(0);
  }

  #withTheirs(file: string, change: Change): Pick<PendingChange, 'change' | 'isApart'> {
    const merged = this.#merged.get(file);
    if (change.kind !== 'text' || !merged) return { change };
    const text = mergeTexts(merged.from, change.text, merged.to);
    return text === undefined ? { change, isApart: true } : { change: { ...change, text } };
  }

  #changesOf = (file: string): Change[] =>
    this.#state.pending.filter((one) => one.file === file).map(({ change }) => change);

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** What is changed meanwhile has a time of its own. */
  async #saveAll(): Promise<void> {
    while (!this.#timer && (await this.#saveNext()));
  }

  /** Saves the first change that waits, with all of the same typing; gives whether there may be more. */
  async #saveNext(): Promise<boolean> {
    const { pending, conflict } = this.#state;
    const first = pending[0];
    if (!first || conflict) return false;
    const { file, label, typing } = first;
    const base = this.#bases.get(file) ?? this.#files.get(file);
    if (!base) return false;
    const end = pending.findIndex((one) => one.file !== file || one.typing !== typing || one.label !== label);
    const batch = pending.slice(0, end === -1 ? undefined : end);
    if (batch.some(({ isApart }) => isApart)) {
      this.#ask(this.#files.get(file) ?? base);
      return false;
    }
    this.#bases.set(file, base);
    this.#inFlight = batch;
    this.#set({ isSaving: true });
    try {
      const changes = batch.map(({ change }) => change);
      const request: ChangeRequest = { file, hash: base.hash, changes, label, ...(typing && { typing }) };
      this.#saved(file, await this.#parts.post('change', request));
      return true;
    } catch (error) {
      return this.#failed(error, file, base);
    }
  }

  #saved(file: string, saved: Saved): void {
    for (const now of saved.files) this.#files.set(now.file, now);
    const now = this.#files.get(file);
    if (now) this.#bases.set(file, now);
    const saving = this.#inFlight;
    const pending = this.#state.pending.filter((one) => !saving.includes(one));
    this.#inFlight = [];
    this.#set({ pending, isSaving: false, failure: undefined });
    this.#parts.onSaved(saved);
  }

  /** Gives whether there is something to save all the same. */
  #failed(error: unknown, file: string, base: FileState): boolean {
    this.#inFlight = [];
    this.#set({ isSaving: false });
    // Somebody has let it go meanwhile.
    if (!this.#changesOf(file).length) return true;
    const isAnswer = error instanceof ApiError;
    const { reason, now }: NotSaved = isAnswer ? error.answer : { reason: (error as Error).message };
    if (isAnswer && error.status === 409 && now && now.hash !== base.hash) return this.#meet(file, base, now);
    this.#set({ failure: { file, reason } });
    this.#schedule(retryMs);
    return false;
  }

  /** A mistake in here ends one attempt, and none of those after it. */
  #broken = (error: unknown): void => {
    reportError(error);
    this.#inFlight = [];
    const file = this.#state.pending[0]?.file;
    this.#set({ isSaving: false, ...(file !== undefined && { failure: { file, reason: reasonOf(error) } }) });
    this.#schedule(retryMs);
  };

  /** Somebody else has saved the file: has both changes where they are apart, and asks where they are not. */
  #meet(file: string, base: FileState, theirs: FileState): boolean {
    this.#files.set(file, theirs);
    const own = this.#changesOf(file);
    const merged = mergeChanges(base.text, theirs.text, own);
    if (!merged?.isClean) {
      this.#ask(theirs);
      return false;
    }
    this.#bases.set(file, theirs);
    const [mine, both] = [own[0], merged.changes[0]];
    if (mine?.kind === 'text' && both?.kind === 'text') this.#merged.set(file, { from: mine.text, to: both.text });
    const changes = merged.changes.values();
    const pending = this.#state.pending.map((one) =>
      one.file === file ? { ...one, change: changes.next().value ?? one.change } : one,
    );
    this.#set({ pending });
    return true;
  }

  /** Has somebody choose between what waits and what is on disk. */
  #ask(theirs: FileState): void {
    const base = this.#bases.get(theirs.file) ?? theirs;
    this.#set({ conflict: conflictOf(base, theirs, this.#changesOf(theirs.file)) });
  }

  #set(changed: { [Key in keyof QueueState]?: QueueState[Key] | undefined }): void {
    this.#state = { ...this.#state, ...changed } as QueueState;
    if (changed.pending) {
      const waiting = new Set(changed.pending.map(({ file }) => file));
      for (const known of [this.#bases, this.#merged])
        for (const file of known.keys()) if (!waiting.has(file)) known.delete(file);
      const isStored = this.#store.write({ pending: changed.pending, bases: Object.fromEntries(this.#bases) });
      this.#state = { ...this.#state, isOnlyHere: isStored ? undefined : true } as QueueState;
    }
    callEach(this.#listeners);
  }
}
