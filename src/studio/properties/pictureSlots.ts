import { capitalize } from '#shared/formatText.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer, valueAt } from '#shared/pointer.ts';
import { createEmptyValue, type FieldSchema, fieldKindOf } from './fieldSchema.ts';

/** Place of the picture in an item of a list. */
export interface PictureSlot {
  item: FieldSchema;
  /** Key of the item's property; undefined if the item is the picture itself. */
  key: string | undefined;
}

/** @returns true for the schema of a picture, which has a text alternative, unlike that of a document */
export const isPictureSchema = (schema: FieldSchema): boolean =>
  fieldKindOf(schema) === 'media' && schema.properties?.alt !== undefined;

/**
 * Finds where items of a list have their picture: as most of those that are there, else where it is required, else in
 * their first picture. Undefined for items without pictures.
 */
export function findPictureSlot(item: FieldSchema, items: readonly Json[]): PictureSlot | undefined {
  if (isPictureSchema(item)) return { item, key: undefined };
  const keys = Object.entries(item.properties ?? {}).flatMap(([key, schema]) => (isPictureSchema(schema) ? key : []));
  const countOf = (key: string) => items.filter((one) => isObject(one) && one[key] !== undefined).length;
  const isRequired = (key: string) => Number(item.required?.includes(key) ?? false);
  const [key] = keys.toSorted((a, b) => countOf(b) - countOf(a) || isRequired(b) - isRequired(a));
  return key === undefined ? undefined : { item, key };
}

/** List of a block, or of an object inside it, whose items have pictures. */
export interface PictureList {
  pointer: string;
  slot: PictureSlot;
  items: readonly Json[];
  /** Number of items that fit into it. */
  room: number;
}

/**
 * Finds the first list for pictures in a value: one that is written there, or that its schema requires.
 * @param pointer of the value in its file
 */
export function findPictureList(
  schema: FieldSchema,
  value: Json | undefined,
  pointer: string,
): PictureList | undefined {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const written = isObject(value) ? valueAt(value, childPointer('', key)) : undefined;
    const inside = childPointer(pointer, key);
    if (fieldKindOf(property) === 'object' && isObject(written)) {
      const found = findPictureList(property, written, inside);
      if (found) return found;
    }
    const isList = Array.isArray(written) || (written === undefined && schema.required?.includes(key));
    if (fieldKindOf(property) !== 'list' || !isList || !property.items) continue;
    const items = Array.isArray(written) ? written : [];
    const slot = findPictureSlot(property.items, items);
    const room = (property.maxItems ?? Number.POSITIVE_INFINITY) - items.length;
    if (slot && room > 0) return { pointer: inside, slot, items, room };
  }
  return undefined;
}

/** Creates an item with a picture. @param words its title, if it needs one; empty for one that is to be written */
export function createPictureItem({ item, key }: PictureSlot, picture: Json, words: string): Json {
  if (key === undefined) return picture;
  const empty = createEmptyValue(item) as JsonObject;
  const title = item.required?.find((name) => item.properties?.[name]?.type === 'string' && name !== key);
  return { ...empty, ...(title !== undefined && { [title]: words }), [key]: picture };
}

/** Adds items with pictures to a list. They take the place of items in which nothing is written yet. */
export const addPictureItems = (items: readonly Json[], added: readonly Json[]): Json[] => [
  ...items.filter(hasWords),
  ...added,
];

const hasWords = (value: Json | undefined): boolean =>
  isObject(value) || Array.isArray(value) ? Object.values(value).some(hasWords) : value !== '';

const cameraNamePattern =
  /^(?:img|dsc[fn]?|dcim|pict?|p|mvi|image|clip.?image|screenshot|bild|foto|photo|unnamed|download)?[\s\d_.()-]*$/i;

/** Title from the name of a file: `open-day.jpg` is “Open day”. Empty for names that cameras and programs give. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return cameraNamePattern.test(words) || /^(?:wa|pxl|screenshot) ?\d/i.test(words) ? '' : capitalize(words);
}
