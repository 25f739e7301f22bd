import { pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change, Place } from '#shared/studio.ts';
import { isWithin } from '../frame/outlineTree.ts';
import { withFreeAnchors } from './anchors.ts';
import { type Direction, type Goal, goalOf, pointerOfGoal, whyRefused } from './moves.ts';
import { countOf, type Entry, entryOf, pointerAfter, type Standing } from './standing.ts';

/** What can be done with a block. */
export type BlockAction = Direction | 'duplicate' | 'hide' | 'remove';

/** A change, and the file that it is made in. */
export interface StepChange {
  file: string;
  change: Change;
}

/** The values of files as they are now. */
export type JsonOf = (file: string) => Json | undefined;

/** What one action changes, and what is selected then. */
export interface Step {
  changes: StepChange[];
  /** For the list of what can be undone: `Cards moved`. */
  label: string;
  /** What somebody may not expect of it. */
  notice?: string;
  place: Place | undefined;
}

const inFile = (file: string, changes: Change[]): StepChange[] => changes.map((change) => ({ file, change }));

/** @returns a sentence where it cannot be done */
export function stepOf(action: BlockAction, standing: Standing, jsonOf: JsonOf): Step | string {
  const { place, block } = standing;
  const { file } = place;
  const json = jsonOf(file);
  const value = valueAt(json, place.pointer);
  const entry = entryOf(place);
  if (!isObject(value)) return 'It is not there any more.';
  if (action === 'hide') {
    const pointer = pointerTo(place.pointer, 'hidden');
    const [change, label]: [Change, string] =
      value.hidden === true
        ? [{ kind: 'remove', pointer }, 'shown']
        : [{ kind: 'set', pointer, value: true }, 'hidden'];
    return { changes: inFile(file, [change]), label: `${block.label} ${label}`, place };
  }
  if (!entry) return 'It is a file of its own, and stands where pages put it.';
  const { list, index } = entry;
  if (action === 'remove' && hasSlot(value)) return bound;
  if (action === 'remove') {
    const changes = inFile(file, [{ kind: 'remove', pointer: place.pointer }]);
    return { changes, label: `${block.label} removed`, place: besides(standing, entry, json) };
  }
  if (action === 'duplicate') return insertStep({ list, index: index + 1 }, value, `${block.label} duplicated`, json);
  const goal = goalOf(action, standing, json);
  return typeof goal === 'string' ? goal : moveStep(standing, goal, jsonOf);
}

/** What is selected when a block is gone: the next, the last, what was around it. */
function besides({ around }: Standing, { list, index }: Entry, json: Json | undefined): Place | undefined {
  const left = countOf(json, list) - 1;
  if (left === 0) return around?.block.place;
  return { file: list.file, pointer: pointerTo(list.pointer, Math.min(index, left - 1)) };
}

/**
 * Moves a block to a place, in its own file or another one.
 * @returns a sentence where it may not stand there
 */
export function moveStep({ place, block }: Standing, goal: Goal, jsonOf: JsonOf): Step | string {
  const refusal = whyRefused(block.type, goal);
  if (refusal) return refusal;
  if (isWithin(goal.list, place)) return 'It cannot stand in itself.';
  const value = valueAt(jsonOf(place.file), place.pointer);
  const out: Change = { kind: 'remove', pointer: place.pointer };
  const label = `${block.label} moved`;
  if (goal.list.file !== place.file) {
    if (!isObject(value)) return 'It is not there any more.';
    const put = insertStep(goal, value, label, jsonOf(goal.list.file));
    if (typeof put === 'string') return put;
    const notice = `${block.label} stands in ${ownerOf(goal.list.file)} now. Undo takes it back.`;
    return { ...put, changes: [...put.changes, { file: place.file, change: out }], notice };
  }
  const to = pointerOfGoal(goal);
  const changes: Change[] = goal.isMissing
    ? [{ kind: 'set', pointer: goal.list.pointer, value: [value ?? null] }, out]
    : [{ kind: 'move', pointer: place.pointer, to }];
  const pointer = pointerAfter(place.pointer, to);
  return { changes: inFile(place.file, changes), label, place: { file: place.file, pointer } };
}

/** What a file is, and where what stands in it is seen. */
function ownerOf(file: string): string {
  const name = file.replace(/^_\w+\/|\.json$/g, '');
  if (file.startsWith('_layouts/')) return `the layout “${name}”, on every page that has it,`;
  if (file.startsWith('_blocks/')) return `the shared block “${name}”, on every page that shows it,`;
  return `the page ${name}`;
}

/** Why a block stays where it is, and the only one. */
export const bound = 'The page’s own blocks stand in it: there is one such block in a layout, and only there.';

/** Whether a block holds the place of a layout at which the page's own blocks stand. */
export const hasSlot = (value: Json): boolean =>
  isObject(value) || Array.isArray(value)
    ? (isObject(value) && value.type === 'slot') || Object.values(value).some((inside) => hasSlot(inside ?? null))
    : false;

/**
 * Puts a block at a place; its anchors stay the only ones of their name.
 * @returns a sentence where there must not be a second one
 */
export function insertStep(goal: Goal, value: JsonObject, label: string, json: Json | undefined): Step | string {
  if (hasSlot(value)) return bound;
  const { file } = goal.list;
  const copy = withFreeAnchors(value, json);
  const pointer = pointerOfGoal(goal);
  const change: Change = goal.isMissing
    ? { kind: 'set', pointer: goal.list.pointer, value: [copy] }
    : { kind: 'insert', pointer, value: copy };
  return { changes: [{ file, change }], label, place: { file, pointer } };
}
