import type { Place } from '#shared/studio.ts';
import type { FileChange } from '../siteChange.ts';
import { asFileChanges } from './asFileChanges.ts';
import { differences } from './differences.ts';
import { applyToTexts, type FileEdit, inversesOf, isTextEdit, unitsOf } from './fileEdit.ts';
import { rebase } from './rebase.ts';

/** Something that was done, and can be taken back as a whole. */
export interface Step {
  /** What was done, in words. */
  label: string;
  /** Steps of one typing have the same; they become one. */
  typing?: string | undefined;
  /** In the order in which they were made. */
  edits: FileEdit[];
  /** Where what was done can be seen, when it is done and when it is taken back; absent where there is no place for it. */
  done?: Place | undefined;
  undone?: Place | undefined;
}

/** A step that waits to be taken back, or done again. */
interface Waiting extends Omit<Step, 'edits'> {
  /** What would have to be done now, and in this order. */
  edits: FileEdit[];
  /** Somebody else has changed the same place since. */
  isLost?: true;
  /** Somebody else has changed the same file since, elsewhere. */
  isMoved?: boolean;
}

/** What a step would do. */
export interface Plan extends Pick<Waiting, 'label' | 'isLost' | 'isMoved'> {
  /** Where it can be seen. */
  place: Place | undefined;
  /** What it makes of the files. */
  files: FileChange[];
}

/** How much of the past is held. */
export interface HistoryLimits {
  /** Steps that can be taken back. */
  steps: number;
  /** UTF-16 code units of all texts that are held for that. */
  units: number;
}

const usual: HistoryLimits = { steps: 2000, units: 32 * 1024 ** 2 };

/**
 * What was done to the files of a folder, and how it is taken back and done again. What others do to the files between
 * two steps moves the places that it does not touch; a step whose own place they have changed is lost.
 */
export class History {
  readonly #limits: HistoryLimits;
  /** What the next step back would do, and the one after it; the same for steps that were taken back. */
  #past: Waiting[] = [];
  #future: Waiting[] = [];
  /** Texts of the files as they are after the last step. */
  readonly #texts = new Map<string, string>();

  constructor(limits: HistoryLimits = usual) {
    this.#limits = limits;
  }

  /** What can be taken back and done again next, in words. */
  get next(): { undo?: string; redo?: string } {
    const [undo, redo] = [this.#past[0]?.label, this.#future[0]?.label];
    return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) };
  }

  /** UTF-16 code units of all texts that are held. */
  get size(): number {
    const held = [...this.#past, ...this.#future].flatMap(({ edits }) => edits);
    const ofEdits = held.reduce((sum, edit) => sum + unitsOf(edit), 0);
    return [...this.#texts.values()].reduce((sum, text) => sum + text.length, ofEdits);
  }

  /**
   * Takes note of what a file says before something is done to it.
   * @param text undefined when the file is gone
   */
  saw(file: string, text: string | undefined): void {
    const known = this.#texts.get(file);
    if (known === undefined || known === text) return;
    const others = (text === undefined ? [{ offset: 0, removed: known, inserted: '' }] : differences(known, text)).map(
      (edit) => ({ file, ...edit }),
    );
    this.#past = rebased(this.#past, others);
    this.#future = rebased(this.#future, others);
    this.#texts.set(file, text ?? '');
  }

  /**
   * Takes note of a step that was done, unless it has changed nothing.
   * @param texts of the files after it, by file
   */
  add(step: Step, texts: ReadonlyMap<string, string>): void {
    if (step.edits.length === 0) return;
    for (const edit of step.edits) if (!isTextEdit(edit)) applyToTexts(this.#texts, edit);
    for (const [file, text] of texts) this.#texts.set(file, text);
    const last = this.#past[0];
    const goesOn = step.typing !== undefined && last?.typing === step.typing && !last.isLost && !this.#future.length;
    this.#future = [];
    const edits = inversesOf(step.edits);
    if (goesOn) {
      const joined = joinedEdits([...edits, ...last.edits]);
      this.#past[0] = { ...last, label: step.label, done: step.done, edits: joined };
      if (joined.length === 0) this.#past.shift();
    } else this.#past.unshift({ ...step, edits });
    this.#forget();
  }

  /** Files whose texts the next step back, or forth, changes or takes away. */
  filesOf(direction: 'undo' | 'redo'): string[] {
    const edits = this.#listOf(direction)[0]?.edits ?? [];
    return [...currentFiles([{ edits }])].filter((file) => this.#texts.has(file));
  }

  /**
   * What a step back, or forth, makes of the files. Nothing is done before `did` is called.
   * @returns undefined when there is no such step
   */
  plan(direction: 'undo' | 'redo'): Plan | undefined {
    const step = this.#listOf(direction)[0];
    if (!step) return undefined;
    const place = direction === 'undo' ? step.undone : step.done;
    return { ...step, place, files: asFileChanges(step.edits, this.#texts) };
  }

  /** Takes note that the next step was taken. */
  did(direction: 'undo' | 'redo'): void {
    const step = this.#listOf(direction).shift();
    if (!step) return;
    for (const edit of step.edits) applyToTexts(this.#texts, edit);
    // What is typed after that is another step.
    const { typing: _, ...rest } = step;
    const back = { ...rest, edits: inversesOf(step.edits) };
    (direction === 'undo' ? this.#future : this.#past).unshift(back);
  }

  /** Forgets the next step, which cannot be taken. */
  giveUp(direction: 'undo' | 'redo'): void {
    const [step, ...others] = this.#listOf(direction);
    if (!step) return;
    const left = rebased(others, inversesOf(step.edits));
    if (direction === 'undo') this.#past = left;
    else this.#future = left;
    this.#forgetTexts();
  }

  #listOf(direction: 'undo' | 'redo'): Waiting[] {
    return direction === 'undo' ? this.#past : this.#future;
  }

  /** Lets go of the oldest steps where too much is held, and of the texts of files that no step is about. */
  #forget(): void {
    this.#past.splice(this.#limits.steps);
    while (this.#past.length > 0 && this.size > this.#limits.units) {
      this.#past.splice(Math.floor(this.#past.length / 2));
      this.#forgetTexts();
    }
    this.#forgetTexts();
  }

  #forgetTexts(): void {
    const files = new Set([...currentFiles(this.#past), ...currentFiles(this.#future)]);
    for (const file of this.#texts.keys()) if (!files.has(file)) this.#texts.delete(file);
  }
}

/** Steps, each to be taken after the one before it, once others have changed what the first of them starts from. */
function rebased(steps: Waiting[], others: readonly FileEdit[]): Waiting[] {
  let over = [...others];
  return steps.map((step) => {
    const found = step.isLost ? undefined : rebase(step.edits, over);
    if (found) {
      const isMoved = step.isMoved || over.some(({ file }) => step.edits.some((edit) => edit.file === file));
      over = found.others;
      return { ...step, edits: found.edits, isMoved };
    }
    // It stays as it is for good: to those after it, that is what others have done.
    over = [...inversesOf(step.edits), ...over];
    return { ...step, edits: [], isLost: true as const };
  });
}

/** The files that steps are about, each to be taken after the one before it, by the names that they have before the first. */
function currentFiles(steps: readonly Pick<Waiting, 'edits'>[]): Set<string> {
  /** By the name that a file has at that point. */
  const names = new Map<string, string>();
  const files = new Set<string>();
  for (const edit of steps.flatMap(({ edits }) => edits)) {
    const now = names.get(edit.file) ?? edit.file;
    files.add(now);
    names.delete(edit.file);
    if ('to' in edit) names.set(edit.to, now);
  }
  return files;
}

/** Edits without those that change what the one before them has written, or nothing. */
function joinedEdits(edits: FileEdit[]): FileEdit[] {
  const joined: FileEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const areTexts = last && isTextEdit(last) && isTextEdit(edit) && last.file === edit.file;
    if (areTexts && last.offset === edit.offset && last.inserted === edit.removed)
      joined[joined.length - 1] = { ...last, inserted: edit.inserted };
    else joined.push(edit);
  }
  return joined.filter((edit) => !isTextEdit(edit) || edit.removed !== edit.inserted);
}
