import type { TreeNodeData } from '@mantine/core';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import {
  insertItem,
  type ListPosition,
  type ListStep,
  listLengthAt,
  moveInto,
  shiftPointer,
} from '#shared/listMove.ts';
import { childPointer, parentPointer, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { type FieldSchema, schemaAtKey, typesOf } from '../properties/fieldSchema.ts';

/** Entry of a menu or of a list of links, with its child entries. */
export interface LinkNode extends TreeNodeData {
  /** JSON pointer in `_site.json`. */
  value: string;
  label: string;
  link?: string;
  children?: LinkNode[];
}

export interface SiteSettingsFile {
  schema: FieldSchema;
  json: Json;
}

export type LinkDirection = 'up' | 'down' | 'in' | 'out';

/** Key of the list of child entries in the schema of an entry. */
function listKey({ properties = {} }: FieldSchema): string | undefined {
  return Object.keys(properties).find((key) => isLinkList(properties[key]));
}

/** @returns true for the schema of a list of labelled entries */
export const isLinkList = (schema: FieldSchema | undefined): boolean =>
  schema !== undefined &&
  typesOf(schema).includes('array') &&
  wordKeys.some((key) => schema.items?.properties?.[key]) &&
  (schema.items?.properties?.link !== undefined || listKey(schema.items ?? {}) !== undefined);

const wordKeys = ['label', 'heading'];

/** Replaces tokens such as `{site.name}` by their values, one level deep. */
const withSiteValues = (text: string, site: Json): string =>
  text.replace(/\{site\.([^{}]+)\}/g, (token, path: string) => {
    const value = valueAt(site, `/${path.replaceAll('.', '/')}`);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : token;
  });

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

export function buildLinkTree(file: SiteSettingsFile, list: string): LinkNode[] {
  const entries = valueAt(file.json, list);
  return (Array.isArray(entries) ? entries : []).map((entry, index) => {
    const value = childPointer(list, index);
    const words = isObject(entry) ? wordKeys.map((key) => text(entry[key])).find(Boolean) : undefined;
    const link = isObject(entry) ? text(entry.link) : undefined;
    const key = listKey(schemaAt(file, value));
    const children = key === undefined ? [] : buildLinkTree(file, childPointer(value, key));
    return {
      value,
      label: withSiteValues(words ?? link ?? 'No words', file.json),
      ...(link !== undefined && { link: withSiteValues(link, file.json) }),
      ...(children.length > 0 && { children }),
    };
  });
}

/** All entries of a tree, each before its children. */
export const flattenLinks = (nodes: readonly LinkNode[]): LinkNode[] =>
  nodes.flatMap((node) => [node, ...flattenLinks(node.children ?? [])]);

/** Filters a tree: entries that match, and their ancestors. */
export const filterLinkTree = (nodes: readonly LinkNode[], matches: (node: LinkNode) => boolean): LinkNode[] =>
  nodes.flatMap(({ children, ...node }) => {
    const matching = filterLinkTree(children ?? [], matches);
    return matches(node) || matching.length > 0
      ? [{ ...node, ...(matching.length > 0 && { children: matching }) }]
      : [];
  });

export function schemaAt({ schema, json }: SiteSettingsFile, pointer: string): FieldSchema {
  let [inner, value]: [FieldSchema, Json | undefined] = [schema, json];
  for (const key of parsePointer(pointer)) {
    // A list that is missing in the file has no value to choose the schema by.
    inner = value === undefined && inner.items ? inner.items : schemaAtKey(inner, value, key);
    value = readPath(value, [key]);
  }
  return inner;
}

/** @returns true if a value has all required keys of a schema and no unknown ones */
function matchesSchema({ properties = {}, required = [], items }: FieldSchema, value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.every((item) => matchesSchema(items ?? {}, item));
  if (!isObject(value)) return true;
  const keys = Object.keys(value);
  return required.every((key) => keys.includes(key)) && keys.every((key) => fitsKey(properties[key], value[key]));
}

const fitsKey = (schema: FieldSchema | undefined, value: Json | undefined) =>
  schema !== undefined && matchesSchema(schema, value);

function positionOfEntry(pointer: string): ListPosition {
  const list = parentPointer(pointer);
  return { list, index: Number(pointer.slice(list.length + 1)) };
}

/** Position at the end of a list; undefined for a query, which has no positions for entries. */
export function positionAtEnd({ json }: SiteSettingsFile, list: string): ListPosition | undefined {
  const existing = valueAt(json, list);
  if (existing === undefined) return { list, index: 0, isMissing: true };
  return Array.isArray(existing) ? { list, index: existing.length } : undefined;
}

/** Position at the end of an entry's child list; undefined if it cannot have children. */
function positionInside(file: SiteSettingsFile, pointer: string): ListPosition | undefined {
  const key = listKey(schemaAt(file, pointer));
  return key === undefined ? undefined : positionAtEnd(file, childPointer(pointer, key));
}

/** Position of an entry that is dropped at another one. */
export function positionOfDrop(file: SiteSettingsFile, target: string, side: 'before' | 'after' | 'inside') {
  if (side === 'inside') return positionInside(file, target);
  const { list, index } = positionOfEntry(target);
  return { list, index: index + Number(side === 'after') };
}

/**
 * Target position of a move by one step: up or down (out of the list at its ends), into the previous entry, or out of
 * the list.
 * @param outermost pointer of the whole tree's list
 * @returns the position, or a message if there is none
 */
export function positionOfMove(
  file: SiteSettingsFile,
  pointer: string,
  direction: LinkDirection,
  outermost: string,
): ListPosition | string {
  const { list, index } = positionOfEntry(pointer);
  if (direction === 'in') {
    if (index === 0) return 'There is no entry in front of it that it could go into.';
    return (
      positionInside(file, childPointer(list, index - 1)) ?? 'The entry in front of it cannot have entries of its own.'
    );
  }
  if (direction === 'up' && index > 0) return { list, index: index - 1 };
  if (direction === 'down' && index < listLengthAt(file.json, list) - 1) return { list, index: index + 2 };
  if (list === outermost) return direction === 'up' ? 'It is the first.' : 'It is the outermost and the last.';
  const around = positionOfEntry(parentPointer(list));
  return { list: around.list, index: around.index + Number(direction !== 'up') };
}

/**
 * Inserts an entry into a list.
 * @returns the changes, or a message if the entry is not allowed there
 */
export function insertLink(file: SiteSettingsFile, value: JsonObject, position: ListPosition): ListStep | string {
  const items = itemsOf(file, position.list);
  return items && matchesSchema(items, value) ? insertItem(value, position) : misplacedMessage(items);
}

/**
 * Moves an entry with its children.
 * @returns the changes, or a message if the entry is not allowed there
 */
export function moveLink(file: SiteSettingsFile, from: string, position: ListPosition): ListStep | string {
  const { list, index, isMissing } = position;
  const value = valueAt(file.json, from);
  const step = moveInto(from, value ?? null, position);
  if (typeof step === 'string') return step;
  const items = itemsOf(file, list);
  if (value === undefined || !items || !matchesSchema(items, value)) return misplacedMessage(items);
  const emptied = isMissing ? [] : removeEmptiedList(file, from, childPointer(list, index));
  return { ...step, changes: [...step.changes, ...emptied] };
}

const itemsOf = (file: SiteSettingsFile, list: string) => schemaAt(file, list).items;

const misplacedMessage = (items: FieldSchema | undefined) =>
  `It may not stand there: that is the place of ${items?.title ? `a “${items.title}”` : 'something else'}, which has no room for all that it holds.`;

/** Removes a list that lost its only entry by a move, if it is optional. */
function removeEmptiedList(file: SiteSettingsFile, from: string, to: string): JsonChange[] {
  const { list } = positionOfEntry(from);
  const [owner, key] = [parentPointer(list), parsePointer(list).at(-1) ?? ''];
  const isEmptied = listLengthAt(file.json, list) === 1 && positionOfEntry(to).list !== list;
  if (!isEmptied || owner === '' || schemaAt(file, owner).required?.includes(key)) return [];
  return [{ kind: 'remove', pointer: childPointer(shiftPointer(owner, to, 1), key) }];
}

/** Ends of all lists of a tree in which an entry with these keys is allowed, with the labels of their ancestors. */
export function listsAccepting(
  file: SiteSettingsFile,
  value: JsonObject,
  outermost: string,
): { goal: ListPosition; words: string[] }[] {
  const collect = (nodes: readonly LinkNode[], above: string[]): { goal: ListPosition; words: string[] }[] =>
    nodes.flatMap(({ value: pointer, label, children = [] }) => {
      const words = [...above, label];
      const goal = positionInside(file, pointer);
      const isAccepted = goal && typeof insertLink(file, value, goal) !== 'string';
      return [...(isAccepted ? [{ goal, words }] : []), ...collect(children, words)];
    });
  const goal = positionAtEnd(file, outermost);
  return [...(goal ? [{ goal, words: [] }] : []), ...collect(buildLinkTree(file, outermost), [])];
}
