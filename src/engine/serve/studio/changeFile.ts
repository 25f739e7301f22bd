import { LRUCache } from 'lru-cache';
import { changeContent } from '#engine/edit/change/changeContent.ts';
import { ImpossibleChangeError } from '#engine/edit/change/changeJson.ts';
import { asObject, isObject } from '#shared/json.ts';
import { pointerAfterMove } from '#shared/listMove.ts';
import { childPointer, parentPointer } from '#shared/pointer.ts';
import type { ChangeRequest, JsonChange, SaveResult } from '#shared/studio.ts';
import type { TextEdit } from '#shared/textEdit.ts';
import { createConflictError, HttpError } from './httpError.ts';
import { findJsonFile, readFoundFile } from './jsonFiles.ts';
import type { StudioSite } from './studioSite.ts';
import { writeFiles } from './writeFiles.ts';

/** Ids of the changes that were saved last. */
const savedIds = new LRUCache<string, true>({ max: 5000 });

/**
 * Changes a file, records how to undo it, and updates the open pages.
 * @throws HttpError if another program has saved the file meanwhile, or if the change is not valid; the file is
 *   unchanged
 */
export function changeFile(site: StudioSite, body: unknown): SaveResult {
  const { file, hash, changes, ids = [], label, typing } = readChangeRequest(body);
  const found = findJsonFile(site, file);
  const current = readFoundFile(found);
  // They were saved, and the answer was lost: whatever has become of the file since, it is not changed again.
  if (ids.length > 0 && ids.every((id) => savedIds.has(id))) return { files: [current], history: site.history.next };
  if (current.hash !== hash) throw createConflictError(current);
  if (current.readOnly) throw new HttpError(current.readOnly);
  const { text, edits } = applyContentChanges(file, current.text, changes);
  site.history.recordCurrentText(found.target, current.text);
  const files = writeFiles(site, [{ found, before: current.text, after: text }]);
  const last = changes.at(-1);
  const location = { file, pointer: last ? pointerAfterChange(last) : '' };
  const undoStep = {
    label,
    typing,
    edits: edits.map((edit) => ({ file: found.target, ...edit })),
    done: location,
    undone: { file, pointer: changes[0] ? pointerAfterUndo(changes[0]) : '' },
  };
  site.history.recordStep(undoStep, new Map([[found.target, text]]));
  for (const id of ids) savedIds.set(id, true);
  if (edits.length > 0) site.saves.recordOwnWrites(found.known);
  return { files, history: site.history.next, place: location };
}

function applyContentChanges(
  file: string,
  before: string,
  changes: readonly JsonChange[],
): { text: string; edits: TextEdit[] } {
  const edits: TextEdit[] = [];
  let text = before;
  try {
    for (const change of changes) {
      const changed = changeContent(file, text, change);
      edits.push(...changed.edits);
      text = changed.text;
    }
    return { text, edits };
  } catch (error) {
    if (error instanceof ImpossibleChangeError) throw new HttpError(error.message);
    throw error;
  }
}

function pointerAfterChange(change: JsonChange): string {
  switch (change.kind) {
    case 'text':
      return '';
    case 'remove':
      return parentPointer(change.pointer);
    case 'move':
      return pointerAfterMove(change.pointer, change.to);
    case 'rename':
      return childPointer(parentPointer(change.pointer), change.key);
    default:
      return change.pointer;
  }
}

function pointerAfterUndo(change: JsonChange): string {
  if (change.kind === 'text') return '';
  return change.kind === 'insert' ? parentPointer(change.pointer) : change.pointer;
}

const maxLabelLength = 200;

function readChangeRequest(body: unknown): ChangeRequest {
  const { file, hash, changes, ids, label, typing } = asObject(body);
  const isRight =
    typeof file === 'string' &&
    typeof hash === 'string' &&
    typeof label === 'string' &&
    (typing === undefined || typeof typing === 'string') &&
    (ids === undefined || (Array.isArray(ids) && ids.every((id) => typeof id === 'string'))) &&
    Array.isArray(changes) &&
    changes.every(isChange);
  if (!isRight) throw new HttpError('The studio has sent a change that this server does not know.');
  return {
    file,
    hash,
    changes: changes as unknown as JsonChange[],
    label: label.slice(0, maxLabelLength),
    ...(ids !== undefined && { ids: ids as string[] }),
    ...(typing !== undefined && { typing }),
  };
}

function isChange(change: unknown): boolean {
  if (!isObject(change)) return false;
  const { kind, pointer, value, to, key, text } = change;
  if (kind === 'text') return typeof text === 'string';
  const isPointer = (candidate: unknown) =>
    typeof candidate === 'string' && (candidate === '' || candidate.startsWith('/'));
  if (!isPointer(pointer)) return false;
  switch (kind) {
    case 'set':
    case 'insert':
      return value !== undefined;
    case 'remove':
      return true;
    case 'move':
      return isPointer(to);
    default:
      return kind === 'rename' && typeof key === 'string';
  }
}
