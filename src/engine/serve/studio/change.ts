import { changeJson, NotPossible, placeAfterMove } from '#engine/edit/change/changeJson.ts';
import type { TextEdit } from '#engine/edit/change/textEdit.ts';
import { isObject } from '#shared/json.ts';
import type { Change, ChangeRequest, Saved } from '#shared/studio.ts';
import { findFile, readFound } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Changes a file, notes how it is taken back, and has the pages follow.
 * @param body a `ChangeRequest`
 * @throws Refusal when somebody else has saved the file meanwhile, or it cannot be changed so; it is as before then
 */
export function changeFile(site: StudioSite, body: unknown): Saved {
  const { file, hash, changes, label, typing } = readRequest(body);
  const found = findFile(site, file);
  const now = readFound(found);
  if (now.hash !== hash) throw new Refusal(409, { reason: `Somebody else has saved ${file} meanwhile.`, now });
  if (now.readOnly) throw new Refusal(422, { reason: now.readOnly });
  const { text, edits } = changedText(now.text, changes);
  site.history.saw(found.target, now.text);
  const files = writeFiles(site, [{ found, before: now.text, after: text }]);
  const last = changes.at(-1);
  const place = { file, pointer: last ? placeOf(last) : '' };
  const step = {
    label,
    typing,
    edits: edits.map((edit) => ({ file: found.target, ...edit })),
    done: place,
    undone: { file, pointer: changes[0] ? placeBefore(changes[0]) : '' },
  };
  site.history.add(step, new Map([[found.target, text]]));
  if (edits.length > 0) site.saves.wrote(found.known);
  return { files, history: site.history.next, place };
}

function changedText(before: string, changes: readonly Change[]): { text: string; edits: TextEdit[] } {
  const edits: TextEdit[] = [];
  let text = before;
  try {
    for (const change of changes) {
      const changed = changeJson(text, change);
      edits.push(...changed.edits);
      text = changed.text;
    }
    return { text, edits };
  } catch (error) {
    if (error instanceof NotPossible) throw new Refusal(422, { reason: error.message });
    throw error;
  }
}

const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Where a change can be seen. */
function placeOf(change: Change): string {
  switch (change.kind) {
    case 'text':
      return '';
    case 'remove':
      return above(change.pointer);
    case 'move':
      return placeAfterMove(change.pointer, change.to);
    case 'rename':
      return `${above(change.pointer)}/${change.key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    default:
      return change.pointer;
  }
}

/** Where it can be seen that a change is taken back. */
function placeBefore(change: Change): string {
  if (change.kind === 'text') return '';
  return change.kind === 'insert' ? above(change.pointer) : change.pointer;
}

/** Characters of a label that are shown. */
const longestLabel = 200;

function readRequest(body: unknown): ChangeRequest {
  const { file, hash, changes, label, typing } = isObject(body) ? body : {};
  const isRight =
    typeof file === 'string' &&
    typeof hash === 'string' &&
    typeof label === 'string' &&
    (typing === undefined || typeof typing === 'string') &&
    Array.isArray(changes) &&
    changes.every(isChange);
  if (!isRight) throw new Refusal(422, { reason: 'The studio has sent a change that this server does not know.' });
  const known = { file, hash, changes: changes as unknown as Change[], label: label.slice(0, longestLabel) };
  return typing === undefined ? known : { ...known, typing };
}

function isChange(change: unknown): boolean {
  if (!isObject(change)) return false;
  const { kind, pointer, value, to, key, text } = change;
  if (kind === 'text') return typeof text === 'string';
  const isPointer = (place: unknown) => typeof place === 'string' && (place === '' || place.startsWith('/'));
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
