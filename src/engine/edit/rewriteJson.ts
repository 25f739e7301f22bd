import { isDeepStrictEqual } from 'node:util';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { movedItems } from './movedItems.ts';
import { type Manner, mannerOf, writeFileText, writeValue } from './writeValue.ts';

/**
 * The text of a JSON file once its value has changed: the bytes of what is the same stay (spaces, escapes, line
 * ends, order), what is new is written as its neighbours are.
 */
export function rewriteJson(text: string, after: Json): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const manner = mannerOf(text);
  if (!root) return writeFileText(after, manner);
  const value = new Rewriting(text, manner).value(root, after);
  return text.slice(0, root.offset) + value + text.slice(root.offset + root.length);
}

/** An entry of a list or a group as it stands in the text. */
interface Entry {
  /** White space before it. */
  lead: string;
  /** The entry itself, and white space up to its comma. */
  body: string;
  /** It stands first in the text: the white space before it may be another than before the others. */
  isFirst?: boolean;
}

/** A text whose values are written anew, each as its neighbours are written. */
export class Rewriting {
  readonly text: string;
  readonly manner: Manner;

  constructor(text: string, manner: Manner) {
    this.text = text;
    this.manner = manner;
  }

  value(node: Node, after: Json): string {
    const before = getNodeValue(node) as Json;
    const written = this.text.slice(node.offset, node.offset + node.length);
    if (isDeepStrictEqual(before, after)) return written;
    if (typeof before === 'string' && typeof after === 'string') return rewriteString(written, before, after);
    const hasEntries = Boolean(node.children?.length);
    if (hasEntries && isObject(before) && isObject(after)) return this.group(node, before, after);
    if (hasEntries && Array.isArray(before) && Array.isArray(after)) return this.list(node, before, after);
    const lineStart = this.text.lastIndexOf('\n', node.offset - 1) + 1;
    return writeValue(after, this.manner, { margin: this.marginAt(node), used: node.offset - lineStart });
  }

  group(node: Node, before: JsonObject, after: JsonObject): string {
    const names = pairKeys(before, after);
    const old = new Set(names.values());
    const gained = Object.keys(after).filter((key) => after[key] !== undefined && !old.has(key));
    const entries: (Entry & { key: string })[] = [];
    this.entries(node).forEach((entry, index) => {
      const [key, value] = node.children?.[index]?.children ?? [];
      const name = names.get(String(key?.value));
      if (!key || !value || name === undefined) return;
      // Of a key that stands there twice, only the last one counts.
      const isLast =
        node.children?.findLast((other) => other.children?.[0]?.value === key.value)?.offset === key.offset;
      const inside = isLast ? this.value(value, after[name] as Json) : undefined;
      const body = inside === undefined ? entry.body : this.property(entry, key, value, name, inside);
      entries.push({ ...entry, key: name, body });
    });
    const keys = Object.keys(after);
    for (const key of gained) {
      const place = keys.slice(0, keys.indexOf(key)).findLast((other) => entries.some((entry) => entry.key === other));
      const index = entries.findLastIndex((entry) => entry.key === place) + 1;
      entries.splice(index, 0, { key, ...this.added(node, after[key] as Json, key) });
    }
    return this.joined(node, entries);
  }

  /** A property with its key and value written anew and all between them as it was. */
  property({ body }: Entry, key: Node, value: Node, name: string, inside: string): string {
    const written = this.text.slice(key.offset, key.offset + key.length);
    const between = this.text.slice(key.offset + key.length, value.offset);
    const after = body.slice(value.offset + value.length - key.offset);
    return (name === key.value ? written : JSON.stringify(name)) + between + inside + after;
  }

  /**
   * What begins and ends alike in both lists stays as it is. Between them, an item that stands elsewhere now takes its
   * text along; of the others the first becomes the first, and so on.
   */
  list(node: Node, before: Json[], after: Json[]): string {
    const old = this.entries(node);
    const most = Math.min(before.length, after.length);
    let tail = 0;
    while (tail < most && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    // Where nothing but the length differs, entries are taken from or added at the end.
    let start = 0;
    while (start < most - tail && isDeepStrictEqual(before[start], after[start])) start++;
    const moved = movedItems(before, after, start, tail);
    const taken = new Set(moved.values());
    let added: string | undefined;
    const entries = after.map((item, index): Entry => {
      const isTail = index >= after.length - tail;
      const same = isTail ? index - after.length + before.length : index;
      const isOld = isTail || index < start || (index < before.length - tail && !taken.has(index));
      const from = moved.get(index) ?? (isOld ? same : undefined);
      const [child, entry] = from === undefined ? [] : [node.children?.[from], old[from]];
      if (!child || !entry) {
        added ??= this.leadOf(node);
        return this.added(node, item, undefined, added);
      }
      return { ...entry, body: this.value(child, item) + entry.body.slice(child.length) };
    });
    return this.joined(node, entries);
  }

  /** The entries of a list or a group: its text between the brackets, cut at its commas. */
  entries(node: Node): Entry[] {
    const children = node.children ?? [];
    let from = node.offset + 1;
    return children.map((child, index) => {
      const end = child.offset + child.length;
      const to = index < children.length - 1 ? this.text.indexOf(',', end) : end;
      const isFirst = index === 0;
      const entry = { lead: this.text.slice(from, child.offset), body: this.text.slice(child.offset, to), isFirst };
      from = to + 1;
      return entry;
    });
  }

  /** A new entry, written as those that are there. */
  added(node: Node, value: Json, key?: string, lead = this.leadOf(node)): Entry {
    const margin = lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : this.marginAt(node);
    const [first, second] = node.children?.[0]?.children ?? [];
    const between = first && second ? this.text.slice(first.offset + first.length, second.offset) : ': ';
    const name = key === undefined ? '' : JSON.stringify(key) + between;
    return { lead, body: name + writeValue(value, this.manner, { margin, used: margin.length + name.length }) };
  }

  /** White space before every entry but the first. */
  leadOf(node: Node): string {
    const [first, second] = this.entries(node);
    // A list of one entry does not show whether spaces follow its commas; a group does.
    const usual = this.manner.isDense ? '' : ' ';
    return second?.lead ?? (first?.lead.includes('\n') || node.type === 'object' ? (first?.lead ?? usual) : usual);
  }

  joined(node: Node, entries: Entry[]): string {
    const first = this.entries(node)[0];
    const last = node.children?.at(-1);
    const end = last ? this.text.slice(last.offset + last.length, node.offset + node.length - 1) : '';
    const [opening, closing] = node.type === 'array' ? ['[', ']'] : ['{', '}'];
    if (entries.length === 0) return opening + closing;
    const parts = entries.map(({ lead, body, isFirst }, index) => {
      if (index === 0) return (first?.lead ?? '') + body;
      return (isFirst ? this.leadOf(node) : lead) + body;
    });
    return opening + parts.join(',') + end + closing;
  }

  /** Indentation of the line on which a value begins. */
  marginAt(node: Node): string {
    const line = this.text.slice(this.text.lastIndexOf('\n', node.offset - 1) + 1, node.offset);
    return line.match(/^[ \t]*/)?.[0] ?? '';
  }
}

/**
 * Which key of a changed group goes on from which key of the old one: by the same name; then, as renamed, by the same
 * value; then by the same place among those that stay. What has no partner was taken out.
 * @returns new key by old key
 */
function pairKeys(before: JsonObject, after: JsonObject): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const key of Object.keys(before)) if (holds(after, key)) pairs.set(key, key);
  const pair = (isPartner: (key: string, name: string) => boolean) => {
    for (const key of Object.keys(before)) {
      if (pairs.has(key)) continue;
      const taken = new Set(pairs.values());
      const name = Object.keys(after).find(
        (other) => holds(after, other) && !taken.has(other) && isPartner(key, other),
      );
      if (name !== undefined) pairs.set(key, name);
    }
  };
  pair((key, name) => isDeepStrictEqual(before[key], after[name]));
  pair((key, name) => neighbourOf(key, before, pairs) === neighbourOf(name, after, pairs, true));
  return pairs;
}

/** The nearest key before one that stays, by its new name. */
function neighbourOf(key: string, group: JsonObject, pairs: Map<string, string>, isNew = false): string | undefined {
  const staying = isNew ? new Set(pairs.values()) : new Set(pairs.keys());
  const keys = Object.keys(group).filter((name) => holds(group, name));
  const neighbour = keys.slice(0, keys.indexOf(key)).findLast((name) => staying.has(name));
  return isNew || neighbour === undefined ? neighbour : pairs.get(neighbour);
}

const holds = (group: JsonObject, key: string) => Object.hasOwn(group, key) && group[key] !== undefined;

/**
 * Writes a text anew inside its JSON literal: what both have in common at the beginning and at the end stays to
 * the byte, escapes included.
 * @param literal as it stands in the file, with its quotation marks
 * @param before what the literal says
 */
function rewriteString(literal: string, before: string, after: string): string {
  const places = placesOf(literal);
  if (places.length !== before.length + 1) return JSON.stringify(after);
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  // Half a character is none: both its code units change together.
  if (isLow(before, start) || isLow(after, start)) start--;
  if (isLow(before, before.length - tail) || isLow(after, after.length - tail)) tail--;
  const head = literal.slice(0, places[start]);
  const rest = literal.slice(places[before.length - tail]);
  return head + JSON.stringify(after.slice(start, after.length - tail)).slice(1, -1) + rest;
}

const isLow = (text: string, index: number) => /^[\udc00-\udfff]/.test(text.slice(index, index + 1));

/** Where each code unit of the text begins in its literal, and where the closing quotation mark is. */
function placesOf(literal: string): number[] {
  const places: number[] = [];
  let at = 1;
  while (at < literal.length - 1) {
    places.push(at);
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2;
  }
  return [...places, at];
}
