import type { TreeNodeData } from '@mantine/core';
import { keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { pointerAfter } from '../composing/standing.ts';
import { type FieldSchema, schemaInside, typesOf } from '../properties/fieldSchema.ts';

/** An entry of a menu or of a list of links: words, where they lead, and entries of its own. */
export interface LinkNode extends TreeNodeData {
  /** JSON pointer in `_site.json`. */
  value: string;
  label: string;
  link?: string;
  children?: LinkNode[];
}

/** A place in a list of entries. */
export interface LinkGoal {
  /** JSON pointer of the list. */
  list: string;
  index: number;
  /** The list is not written yet. */
  isMissing?: boolean;
}

/** What an edit of the tree comes to: the changes of the file, and where the entry is then. */
export interface LinkStep {
  changes: Change[];
  pointer: string;
}

/** `_site.json`, and the schema that it keeps to. */
export interface LinkFile {
  schema: FieldSchema;
  json: Json;
}

/** A way of moving an entry by keys. */
export type LinkDirection = 'up' | 'down' | 'in' | 'out';

/** The key of the list of entries that a schema's entries may have. */
function listKey({ properties = {} }: FieldSchema): string | undefined {
  return Object.keys(properties).find((key) => isLinkList(properties[key]));
}

/** Whether a schema is that of a list of entries with words. */
export const isLinkList = (schema: FieldSchema | undefined): boolean =>
  schema !== undefined &&
  typesOf(schema).includes('array') &&
  wordKeys.some((key) => schema.items?.properties?.[key]) &&
  (schema.items?.properties?.link !== undefined || listKey(schema.items ?? {}) !== undefined);

const wordKeys = ['label', 'heading'];

/** Replaces `{site.name}` and the like by what they stand for, one level deep. */
const withSiteValues = (text: string, site: Json): string =>
  text.replace(/\{site\.([^{}]+)\}/g, (token, path: string) => {
    const value = valueAt(site, `/${path.replaceAll('.', '/')}`);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : token;
  });

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

/** A list of entries as a tree. */
export function treeOfLinks(file: LinkFile, list: string): LinkNode[] {
  const entries = valueAt(file.json, list);
  return (Array.isArray(entries) ? entries : []).map((entry, index) => {
    const value = pointerTo(list, index);
    const words = isObject(entry) ? wordKeys.map((key) => text(entry[key])).find(Boolean) : undefined;
    const link = isObject(entry) ? text(entry.link) : undefined;
    const key = listKey(schemaAt(file, value));
    const children = key === undefined ? [] : treeOfLinks(file, pointerTo(value, key));
    return {
      value,
      label: withSiteValues(words ?? link ?? 'No words', file.json),
      ...(link !== undefined && { link: withSiteValues(link, file.json) }),
      ...(children.length > 0 && { children }),
    };
  });
}

/** Addresses that entries of a tree lead to. */
export const linksIn = (nodes: readonly LinkNode[]): string[] =>
  nodes.flatMap(({ link, children = [] }) => [...(link === undefined ? [] : [link]), ...linksIn(children)]);

/** Entries for which something holds, and those around them. */
export const linksWhere = (nodes: readonly LinkNode[], holds: (node: LinkNode) => boolean): LinkNode[] =>
  nodes.flatMap(({ children, ...node }) => {
    const inside = linksWhere(children ?? [], holds);
    return holds(node) || inside.length > 0 ? [{ ...node, ...(inside.length > 0 && { children: inside }) }] : [];
  });

/** The schema of what a pointer leads to. */
export function schemaAt({ schema, json }: LinkFile, pointer: string): FieldSchema {
  let [inner, value]: [FieldSchema, Json | undefined] = [schema, json];
  for (const key of keysOfPointer(pointer)) {
    // A list that is not written yet is one all the same.
    inner = value === undefined && inner.items ? inner.items : schemaInside(inner, value, key);
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  }
  return inner;
}

/** Whether a value has what a schema asks for, and nothing that it does not know. */
function fits({ properties = {}, required = [], items }: FieldSchema, value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.every((item) => fits(items ?? {}, item));
  if (!isObject(value)) return true;
  const keys = Object.keys(value);
  return required.every((key) => keys.includes(key)) && keys.every((key) => fitsKey(properties[key], value[key]));
}

const fitsKey = (schema: FieldSchema | undefined, value: Json | undefined) =>
  schema !== undefined && fits(schema, value);

const countOf = (json: Json, list: string): number => {
  const value = valueAt(json, list);
  return Array.isArray(value) ? value.length : 0;
};

/** Where an entry stands: its list, and its place in it. */
function entryAt(pointer: string): LinkGoal {
  const at = pointer.lastIndexOf('/');
  return { list: pointer.slice(0, at), index: Number(pointer.slice(at + 1)) };
}

/** The end of the list inside an entry; undefined where it can have none. */
function goalInside(file: LinkFile, pointer: string): LinkGoal | undefined {
  const key = listKey(schemaAt(file, pointer));
  if (key === undefined) return undefined;
  const list = pointerTo(pointer, key);
  const written = valueAt(file.json, list);
  // What asks for its entries has no place for others.
  if (written !== undefined && !Array.isArray(written)) return undefined;
  const isMissing = written === undefined;
  return { list, index: countOf(file.json, list), ...(isMissing && { isMissing }) };
}

/** Where something goes that is dropped at an entry. */
export function goalOfDrop(file: LinkFile, target: string, side: 'before' | 'after' | 'inside') {
  if (side === 'inside') return goalInside(file, target);
  const { list, index } = entryAt(target);
  return { list, index: index + Number(side === 'after') };
}

/** The pointer of the entry that a list belongs to; undefined for the outermost list. */
function ownerOf(list: string, outermost: string): string | undefined {
  return list === outermost ? undefined : list.slice(0, list.lastIndexOf('/'));
}

/**
 * Where an entry goes by one step: up and down, at the ends of its list out of it; into the one in front; out of its list.
 * @param outermost pointer of the whole tree's list
 * @returns a sentence where there is no such place
 */
export function goalOfStep(
  file: LinkFile,
  pointer: string,
  direction: LinkDirection,
  outermost: string,
): LinkGoal | string {
  const { list, index } = entryAt(pointer);
  if (direction === 'in') {
    if (index === 0) return 'There is no entry in front of it that it could go into.';
    return goalInside(file, pointerTo(list, index - 1)) ?? 'The entry in front of it cannot have entries of its own.';
  }
  if (direction === 'up' && index > 0) return { list, index: index - 1 };
  if (direction === 'down' && index < countOf(file.json, list) - 1) return { list, index: index + 2 };
  const owner = ownerOf(list, outermost);
  if (owner === undefined) return direction === 'up' ? 'It is the first.' : 'It is the outermost and the last.';
  const around = entryAt(owner);
  return { list: around.list, index: around.index + Number(direction !== 'up') };
}

/**
 * Puts an entry into a list.
 * @returns a sentence where it may not stand there
 */
export function insertLink(file: LinkFile, value: JsonObject, { list, index, isMissing }: LinkGoal): LinkStep | string {
  const items = itemsOf(file, list);
  if (!items || !fits(items, value)) return mayNotStand(items);
  const pointer = pointerTo(list, index);
  const change: Change = isMissing
    ? { kind: 'set', pointer: list, value: [value] }
    : { kind: 'insert', pointer, value };
  return { changes: [change], pointer };
}

/**
 * Moves an entry with all that is in it.
 * @returns a sentence where it may not stand there
 */
export function moveLink(file: LinkFile, from: string, { list, index, isMissing }: LinkGoal): LinkStep | string {
  if (`${list}/`.startsWith(`${from}/`)) return 'It cannot stand in itself.';
  const value = valueAt(file.json, from);
  const items = itemsOf(file, list);
  if (value === undefined || !items || !fits(items, value)) return mayNotStand(items);
  const to = pointerTo(list, index);
  const changes: Change[] = isMissing
    ? [
        { kind: 'set', pointer: list, value: [value] },
        { kind: 'remove', pointer: from },
      ]
    : [{ kind: 'move', pointer: from, to }];
  return { changes: [...changes, ...(isMissing ? [] : emptied(file, from, to))], pointer: pointerAfter(from, to) };
}

const itemsOf = (file: LinkFile, list: string) => schemaAt(file, list).items;

const mayNotStand = (items: FieldSchema | undefined) =>
  `It may not stand there: that is the place of ${items?.title ? `a “${items.title}”` : 'something else'}, which has no room for all that it holds.`;

/** Takes away the list that has lost its only entry by a move, where its owner need not have one. */
function emptied(file: LinkFile, from: string, to: string): Change[] {
  const { list } = entryAt(from);
  const [owner, key] = [list.slice(0, list.lastIndexOf('/')), keysOfPointer(list).at(-1) ?? ''];
  const isLeft = countOf(file.json, list) === 1 && entryAt(to).list !== list;
  if (!isLeft || owner === '' || schemaAt(file, owner).required?.includes(key)) return [];
  return [{ kind: 'remove', pointer: pointerTo(pointerBehind(owner, to), key) }];
}

/** Where something is once an entry was put at a place: what stands behind it in its list goes back by one. */
function pointerBehind(pointer: string, put: string): string {
  const [keys, goal] = [keysOfPointer(pointer), keysOfPointer(put)];
  const at = goal.length - 1;
  const isAlong = goal.slice(0, at).every((key, index) => key === keys[index]);
  if (!isAlong || keys.length <= at || Number(keys[at]) < Number(goal[at])) return pointer;
  return keys.with(at, String(Number(keys[at]) + 1)).reduce<string>(pointerTo, '');
}

/** Every list of a tree that an entry of these keys may stand in, with the words of the entry that it belongs to. */
export function listsFor(file: LinkFile, value: JsonObject, outermost: string): { goal: LinkGoal; words: string[] }[] {
  const inside = (nodes: readonly LinkNode[], words: string[]): { goal: LinkGoal; words: string[] }[] =>
    nodes.flatMap(({ value: pointer, label, children = [] }) => {
      const goal = goalInside(file, pointer);
      const own = goal && typeof insertLink(file, value, goal) !== 'string' ? [{ goal, words: [...words, label] }] : [];
      return [...own, ...inside(children, [...words, label])];
    });
  const end = { list: outermost, index: countOf(file.json, outermost) };
  return [{ goal: end, words: [] }, ...inside(treeOfLinks(file, outermost), [])];
}
