import { formatCount } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';
import { childPointer, valueAt } from '#shared/pointer.ts';
import type { FileLocation, JsonChange, StudioSchemas } from '#shared/studio.ts';
import type { EditorContext } from '../composing/applyBlockSteps.ts';
import type { Editing } from '../editing/Editing.tsx';
import { uploadForPage } from '../media/uploadForPage.ts';
import { subjectAt } from '../properties/formSubject.ts';
import {
  addPictureItems,
  createPictureItem,
  findPictureList,
  type PictureList,
  titleOfFile,
} from '../properties/pictureSlots.ts';
import { ensureFile } from '../queries.ts';

/** List for pictures in a file. */
export interface PictureListInFile extends PictureList {
  file: string;
}

/** List for pictures of the block around a location; undefined if it has none. */
export async function pictureListAt(
  schemas: StudioSchemas,
  { editing }: Pick<EditorContext, 'editing'>,
  place: FileLocation | undefined,
): Promise<PictureListInFile | undefined> {
  if (place) await ensureFile(place.file);
  const json = place && editing.queue.json(place.file);
  const subject = json === undefined ? undefined : subjectAt(schemas, place as FileLocation, json);
  if (subject?.kind !== 'block') return undefined;
  const list = findPictureList(subject.schema, valueAt(json, subject.pointer), subject.pointer);
  return list && { ...list, file: subject.file };
}

/** Uploads pictures and adds an item for each to the end of a list. */
export async function addPictures(editing: Editing, list: PictureListInFile, files: readonly File[]): Promise<void> {
  const fitting = files.slice(0, list.room);
  const uploaded = await uploadForPage(fitting, list.file);
  await ensureFile(list.file);
  const added = fitting.flatMap((file, index): Json[] => {
    const path = uploaded[index]?.path;
    return path === undefined ? [] : [createPictureItem(list.slot, path, titleOfFile(file.name))];
  });
  if (added.length === 0) return;
  const label = `Add ${formatCount(added.length, 'picture')}`;
  const before = valueAt(editing.queue.json(list.file), list.pointer);
  const mergeId = `pictures ${Date.now()}`;
  const all = addPictureItems(Array.isArray(before) ? before : [], added);
  const isAfterAll = Array.isArray(before) && all.length === before.length + added.length;
  const changes: JsonChange[] = isAfterAll
    ? added.map((value, index) => ({
        kind: 'insert' as const,
        value,
        pointer: childPointer(list.pointer, before.length + index),
      }))
    : [{ kind: 'set', pointer: list.pointer, value: all }];
  for (const change of changes) editing.change(list.file, change, label, mergeId);
  await editing.flush();
  if (fitting.length < files.length)
    throw new Error(
      `Only ${formatCount(list.room, 'picture')} more fit there: ${files.length - list.room} were left out.`,
    );
}
