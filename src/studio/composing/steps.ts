import { pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change, Place } from '#shared/studio.ts';
import { isWithin } from '../frame/outlineTree.ts';
import { withFreeAnchors } from './anchors.ts';
import { type Direction, type Goal, goalOf, pointerOfGoal, whyRefused } from './moves.ts';
import { countOf, type Entry, entryOf, pointerAfter, type Standing } from './standing.ts';

/** What can be done with a block. */
export type BlockAction = Direction | 'duplicate' | 'hide' | 'remove';

/** What one action changes in a file, and what is selected then. */
export interface Step {
  file: string;
  changes: Change[];
  /** For the list of what can be undone: `Cards moved`. */
  label: string;
  place: Place | undefined;
}

/**
 * @param json of the file that the block is put in
 * @returns a sentence where it cannot be done
 */
export function stepOf(action: BlockAction, standing: Standing, json: Json | undefined): Step | string {
  const { place, block } = standing;
  const value = valueAt(json, place.pointer);
  const entry = entryOf(place);
  if (!isObject(value)) return 'It is not there any more.';
  if (action === 'hide') {
    const pointer = pointerTo(place.pointer, 'hidden');
    const [change, label]: [Change, string] =
      value.hidden === true
        ? [{ kind: 'remove', pointer }, 'shown']
        : [{ kind: 'set', pointer, value: true }, 'hidden'];
    return { file: place.file, changes: [change], label: `${block.label} ${label}`, place };
  }
  if (!entry) return 'It is a file of its own, and stands where pages put it.';
  const { list, index } = entry;
  if (action === 'remove') {
    const changes: Change[] = [{ kind: 'remove', pointer: place.pointer }];
    return { file: place.file, changes, label: `${block.label} removed`, place: besides(standing, entry, json) };
  }
  if (action === 'duplicate') return insertStep({ list, index: index + 1 }, value, `${block.label} duplicated`, json);
  const goal = goalOf(action, standing, json);
  return typeof goal === 'string' ? goal : moveStep(standing, goal, json);
}

/** What is selected when a block is gone: the next, the last, what was around it. */
function besides({ around }: Standing, { list, index }: Entry, json: Json | undefined): Place | undefined {
  const left = countOf(json, list) - 1;
  if (left === 0) return around?.block.place;
  return { file: list.file, pointer: pointerTo(list.pointer, Math.min(index, left - 1)) };
}

/**
 * Moves a block to a place in its file.
 * @returns a sentence where it may not stand there
 */
export function moveStep({ place, block }: Standing, goal: Goal, json: Json | undefined): Step | string {
  const refusal = whyRefused(block.type, goal);
  if (refusal) return refusal;
  if (goal.list.file !== place.file) return 'It would come into another file: copy it and paste it there.';
  if (isWithin(goal.list, place)) return 'It cannot stand in itself.';
  const to = pointerOfGoal(goal);
  const value = valueAt(json, place.pointer);
  const changes: Change[] = goal.isMissing
    ? [
        { kind: 'set', pointer: goal.list.pointer, value: [value ?? null] },
        { kind: 'remove', pointer: place.pointer },
      ]
    : [{ kind: 'move', pointer: place.pointer, to }];
  const pointer = pointerAfter(place.pointer, to);
  return { file: place.file, changes, label: `${block.label} moved`, place: { file: place.file, pointer } };
}

/** Puts a block at a place; its anchors stay the only ones of their name. */
export function insertStep(goal: Goal, value: JsonObject, label: string, json: Json | undefined): Step {
  const { file } = goal.list;
  const copy = withFreeAnchors(value, json);
  const pointer = pointerOfGoal(goal);
  const change: Change = goal.isMissing
    ? { kind: 'set', pointer: goal.list.pointer, value: [copy] }
    : { kind: 'insert', pointer, value: copy };
  return { file, changes: [change], label, place: { file, pointer } };
}
