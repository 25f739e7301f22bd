import { diffTexts } from '#shared/mergeTexts.ts';
import type { FileLocation } from '#shared/studio.ts';
import type { FileChange } from '../siteChange.ts';
import { applyToTexts, codeUnitsOf, type FileEdit, invertEdits, isTextEdit } from './fileEdit.ts';
import { rebaseEdits } from './rebaseEdits.ts';
import { toFileChanges } from './toFileChanges.ts';

export interface HistoryStep {
  label: string;
  /** Id of continuous typing; steps with the same id are merged. */
  typing?: string | undefined;
  /** Edits in the order in which they were made. */
  edits: FileEdit[];
  /** Locations to show when the step is done and when it is undone; absent if there is none. */
  done?: FileLocation | undefined;
  undone?: FileLocation | undefined;
}

type Direction = 'undo' | 'redo';

interface PendingStep extends Omit<HistoryStep, 'edits'> {
  /** Edits that would have to be applied now, in this order. */
  edits: FileEdit[];
  /** True if someone else has changed the same place since. */
  isLost?: true;
  /** True if someone else has changed another place of the same file since. */
  isMoved?: boolean;
}

export interface StepPreview extends Pick<PendingStep, 'label' | 'isLost' | 'isMoved'> {
  place: FileLocation | undefined;
  files: FileChange[];
}

export interface HistoryLimits {
  steps: number;
  /** UTF-16 code units of all stored texts. */
  units: number;
}

const defaultLimits: HistoryLimits = { steps: 2000, units: 32 * 1024 ** 2 };

/**
 * History of changes to the files of a folder, with undo and redo. Other changes in between shift the places that they
 * do not touch; a step whose own place was changed is lost.
 */
export class EditHistory {
  readonly #limits: HistoryLimits;
  /** Steps for undo and redo, the next one first. */
  readonly #steps: Record<Direction, PendingStep[]> = { undo: [], redo: [] };
  /** Texts of the files after the last step. */
  readonly #texts = new Map<string, string>();

  constructor(limits: HistoryLimits = defaultLimits) {
    this.#limits = limits;
  }

  get next(): { undo?: string; redo?: string } {
    const [undo, redo] = [this.#steps.undo[0]?.label, this.#steps.redo[0]?.label];
    return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) };
  }

  /** UTF-16 code units of all stored texts. */
  get size(): number {
    const edits = [...this.#steps.undo, ...this.#steps.redo].flatMap(({ edits }) => edits);
    const sizeOfEdits = edits.reduce((sum, edit) => sum + codeUnitsOf(edit), 0);
    return [...this.#texts.values()].reduce((sum, text) => sum + text.length, sizeOfEdits);
  }

  /** Records the text of a file before a step, to detect other changes. @param text undefined if the file is missing */
  recordCurrentText(file: string, text: string | undefined): void {
    const lastText = this.#texts.get(file);
    if (lastText === undefined || lastText === text) return;
    const others = (
      text === undefined ? [{ offset: 0, removed: lastText, inserted: '' }] : diffTexts(lastText, text)
    ).map((edit) => ({ file, ...edit }));
    this.#steps.undo = rebaseSteps(this.#steps.undo, others);
    this.#steps.redo = rebaseSteps(this.#steps.redo, others);
    this.#texts.set(file, text ?? '');
  }

  /** Records a step, unless it has changed nothing. @param texts of the files after it, by file */
  recordStep(step: HistoryStep, texts: ReadonlyMap<string, string>): void {
    if (step.edits.length === 0) return;
    for (const edit of step.edits) if (!isTextEdit(edit)) applyToTexts(this.#texts, edit);
    for (const [file, text] of texts) this.#texts.set(file, text);
    const [last] = this.#steps.undo;
    const continuesTyping =
      step.typing !== undefined && last?.typing === step.typing && !last.isLost && !this.#steps.redo.length;
    this.#steps.redo = [];
    const edits = invertEdits(step.edits);
    if (continuesTyping) {
      const joined = joinEdits([...edits, ...last.edits]);
      this.#steps.undo[0] = { ...last, label: step.label, done: step.done, edits: joined };
      if (joined.length === 0) this.#steps.undo.shift();
    } else this.#steps.undo.unshift({ ...step, edits });
    this.#enforceLimits();
  }

  /** Files whose text the next undo or redo changes or removes. */
  filesChangedBy(direction: Direction): string[] {
    const edits = this.#steps[direction][0]?.edits ?? [];
    return [...currentFiles([{ edits }])].filter((file) => this.#texts.has(file));
  }

  /**
   * Effect of the next undo or redo, which is not applied before `completeStep`.
   * @returns undefined if there is no such step
   */
  previewStep(direction: Direction): StepPreview | undefined {
    const step = this.#steps[direction][0];
    if (!step) return undefined;
    const place = direction === 'undo' ? step.undone : step.done;
    return { ...step, place, files: toFileChanges(step.edits, this.#texts) };
  }

  completeStep(direction: Direction): void {
    const step = this.#steps[direction].shift();
    if (!step) return;
    for (const edit of step.edits) applyToTexts(this.#texts, edit);
    // Later typing becomes a separate step.
    const { typing: _, ...base } = step;
    const inverse = { ...base, edits: invertEdits(step.edits) };
    this.#steps[direction === 'undo' ? 'redo' : 'undo'].unshift(inverse);
  }

  discardStep(direction: Direction): void {
    const [step, ...others] = this.#steps[direction];
    if (!step) return;
    this.#steps[direction] = rebaseSteps(others, invertEdits(step.edits));
    this.#discardUnusedTexts();
  }

  /** Discards the oldest steps beyond the limits, and texts of files that no step affects. */
  #enforceLimits(): void {
    const { undo } = this.#steps;
    undo.splice(this.#limits.steps);
    while (undo.length > 0 && this.size > this.#limits.units) {
      undo.splice(Math.floor(undo.length / 2));
      this.#discardUnusedTexts();
    }
    this.#discardUnusedTexts();
  }

  #discardUnusedTexts(): void {
    const files = new Set([...currentFiles(this.#steps.undo), ...currentFiles(this.#steps.redo)]);
    for (const file of this.#texts.keys()) if (!files.has(file)) this.#texts.delete(file);
  }
}

/** Adjusts a sequence of steps to other changes made before the first of them. */
function rebaseSteps(steps: PendingStep[], others: readonly FileEdit[]): PendingStep[] {
  let precedingChanges = [...others];
  return steps.map((step) => {
    const found = step.isLost ? undefined : rebaseEdits(step.edits, precedingChanges);
    if (found) {
      const isMoved =
        step.isMoved || precedingChanges.some(({ file }) => step.edits.some((edit) => edit.file === file));
      precedingChanges = found.others;
      return { ...step, edits: found.edits, isMoved };
    }
    // A lost step will never be applied: for the steps after it, its result counts as an external change.
    precedingChanges = [...invertEdits(step.edits), ...precedingChanges];
    return { ...step, edits: [], isLost: true as const };
  });
}

/** Files that a sequence of steps affects, by their names before the first step. */
function currentFiles(steps: readonly Pick<PendingStep, 'edits'>[]): Set<string> {
  const names = new Map<string, string>();
  const files = new Set<string>();
  for (const edit of steps.flatMap(({ edits }) => edits)) {
    const currentName = names.get(edit.file) ?? edit.file;
    files.add(currentName);
    names.delete(edit.file);
    if ('to' in edit) names.set(edit.to, currentName);
  }
  return files;
}

/** Merges edits that change the same text in a row, and drops those without effect. */
function joinEdits(edits: FileEdit[]): FileEdit[] {
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
