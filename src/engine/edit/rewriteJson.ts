import { isDeepStrictEqual } from 'node:util';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { detectJsonStyle, formatJsonFile, formatJsonValue, type JsonStyle, lineWidth } from '#shared/formatJson.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { trimEdit } from '#shared/textEdit.ts';
import { findMovedItems } from './findMovedItems.ts';

/**
 * Text of a JSON file after a change of its value. Unchanged parts keep their bytes (whitespace, escapes, line ends,
 * order); new parts follow the format around them.
 */
export function rewriteJson(text: string, after: Json): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const style = detectJsonStyle(text);
  if (!root) return formatJsonFile(after, style);
  const value = new JsonRewriter(text, style).rewriteValue(root, after);
  return text.slice(0, root.offset) + value + text.slice(root.offset + root.length);
}

interface EntryText {
  /** Whitespace before it. */
  lead: string;
  /** Text of the entry with whitespace up to its comma. */
  body: string;
  /** True for the first entry in the text, whose whitespace may differ from that of the others. */
  isFirst?: boolean;
}

export class JsonRewriter {
  readonly text: string;
  readonly style: JsonStyle;

  constructor(text: string, style: JsonStyle) {
    this.text = text;
    this.style = style;
  }

  rewriteValue(node: Node, after: Json): string {
    const before = getNodeValue(node) as Json;
    const written = this.text.slice(node.offset, node.offset + node.length);
    if (isDeepStrictEqual(before, after)) return written;
    if (typeof before === 'string' && typeof after === 'string') return rewriteString(written, before, after);
    const hasEntries = Boolean(node.children?.length);
    if (hasEntries && isObject(before) && isObject(after)) return this.rewriteObject(node, before, after);
    if (hasEntries && Array.isArray(before) && Array.isArray(after)) return this.rewriteList(node, before, after);
    const lineStart = this.text.lastIndexOf('\n', node.offset - 1) + 1;
    return formatJsonValue(after, this.style, { margin: this.indentationAt(node), used: node.offset - lineStart });
  }

  rewriteObject(node: Node, before: JsonObject, after: JsonObject): string {
    const names = pairKeys(before, after);
    const old = new Set(names.values());
    const addedKeys = Object.keys(after).filter((key) => after[key] !== undefined && !old.has(key));
    const entries: (EntryText & { key: string })[] = [];
    this.splitEntries(node).forEach((entry, index) => {
      const [key, value] = node.children?.[index]?.children ?? [];
      const name = names.get(String(key?.value));
      if (!key || !value || name === undefined) return;
      // Of duplicate keys, only the last one counts.
      const isLast =
        node.children?.findLast((other) => other.children?.[0]?.value === key.value)?.offset === key.offset;
      const inside = isLast ? this.rewriteValue(value, after[name] as Json) : undefined;
      const body = inside === undefined ? entry.body : this.rewriteProperty(entry, key, value, name, inside);
      entries.push({ ...entry, key: name, body });
    });
    const keys = Object.keys(after);
    for (const key of addedKeys) {
      const previousKey = keys
        .slice(0, keys.indexOf(key))
        .findLast((other) => entries.some((entry) => entry.key === other));
      const index = entries.findLastIndex((entry) => entry.key === previousKey) + 1;
      entries.splice(index, 0, { key, ...this.writeEntry(node, after[key] as Json, key) });
    }
    return this.joinEntries(node, entries);
  }

  rewriteProperty({ body }: EntryText, key: Node, value: Node, name: string, inside: string): string {
    const written = this.text.slice(key.offset, key.offset + key.length);
    const between = this.text.slice(key.offset + key.length, value.offset);
    const after = body.slice(value.offset + value.length - key.offset);
    return (name === key.value ? written : JSON.stringify(name)) + between + inside + after;
  }

  /**
   * Retains equal items at the beginning and end. Between them, moved items take their text along; the others are
   * paired in order.
   */
  rewriteList(node: Node, before: Json[], after: Json[]): string {
    const old = this.splitEntries(node);
    const shorter = Math.min(before.length, after.length);
    let tail = 0;
    while (tail < shorter && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    // If only the length differs, items are removed or added at the end.
    let start = 0;
    while (start < shorter - tail && isDeepStrictEqual(before[start], after[start])) start++;
    const moved = findMovedItems(before, after, start, tail);
    const taken = new Set(moved.values());
    let added: string | undefined;
    const entries = after.map((item, index): EntryText => {
      const isTail = index >= after.length - tail;
      const same = isTail ? index - after.length + before.length : index;
      const isOld = isTail || index < start || (index < before.length - tail && !taken.has(index));
      const from = moved.get(index) ?? (isOld ? same : undefined);
      const [child, entry] = from === undefined ? [] : [node.children?.[from], old[from]];
      if (!child || !entry) {
        added ??= this.leadingSpaceOf(node);
        return this.writeEntry(node, item, undefined, added);
      }
      return { ...entry, body: this.rewriteValue(child, item) + entry.body.slice(child.length) };
    });
    return this.joinEntries(node, entries);
  }

  /** Entries of a list or object: the text between its brackets, split at commas. */
  splitEntries(node: Node): EntryText[] {
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

  writeEntry(node: Node, value: Json, key?: string, lead = this.leadingSpaceOf(node)): EntryText {
    const margin = lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : this.indentationAt(node);
    const [first, second] = node.children?.[0]?.children ?? [];
    const between = first && second ? this.text.slice(first.offset + first.length, second.offset) : ': ';
    const name = key === undefined ? '' : JSON.stringify(key) + between;
    return { lead, body: name + formatJsonValue(value, this.style, { margin, used: margin.length + name.length }) };
  }

  /** Whitespace before all entries except the first. */
  leadingSpaceOf(node: Node): string {
    const [first, second] = this.splitEntries(node);
    // A list with one item does not show whether spaces follow its commas; an object does.
    const defaultSpace = this.style.isDense ? '' : ' ';
    return (
      second?.lead ??
      (first?.lead.includes('\n') || node.type === 'object' ? (first?.lead ?? defaultSpace) : defaultSpace)
    );
  }

  /** Text of a list or object with other entries. One to which more is added than fits on its line gets a line for each. */
  joinEntries(node: Node, entries: EntryText[]): string {
    const before = this.text.slice(node.offset, node.offset + node.length);
    const after = this.joinOnSameLines(node, entries);
    const used = node.offset - this.text.lastIndexOf('\n', node.offset - 1) - 1;
    const fits = (written: string) => !written.includes('\n') && used + written.length < lineWidth;
    const isLonger = entries.length > (node.children?.length ?? 0);
    return isLonger && !this.style.isDense && fits(before) && !fits(after) ? this.spread(node, entries) : after;
  }

  spread(node: Node, entries: EntryText[]): string {
    const { indent, newline } = this.style;
    const margin = newline + this.indentationAt(node);
    // Line ends stand between values only, never within one.
    const lines = entries.map(({ body }) => `${margin}${indent}${body.trim().replaceAll('\n', `\n${indent}`)}`);
    const [opening, closing] = bracketsOf(node);
    return opening + lines.join(',') + margin + closing;
  }

  joinOnSameLines(node: Node, entries: EntryText[]): string {
    const first = this.splitEntries(node)[0];
    const last = node.children?.at(-1);
    const end = last ? this.text.slice(last.offset + last.length, node.offset + node.length - 1) : '';
    const [opening, closing] = bracketsOf(node);
    if (entries.length === 0) return opening + closing;
    const parts = entries.map(({ lead, body, isFirst }, index) => {
      if (index === 0) return (first?.lead ?? '') + body;
      return (isFirst ? this.leadingSpaceOf(node) : lead) + body;
    });
    return opening + parts.join(',') + end + closing;
  }

  indentationAt(node: Node): string {
    const line = this.text.slice(this.text.lastIndexOf('\n', node.offset - 1) + 1, node.offset);
    return line.match(/^[ \t]*/)?.[0] ?? '';
  }
}

const bracketsOf = ({ type }: Node) => (type === 'array' ? (['[', ']'] as const) : (['{', '}'] as const));

/**
 * Matches the keys of an old and a changed object: by name, then (renamed) by equal value, then by position among
 * matched keys. Keys without a match were removed.
 * @returns new key by old key
 */
function pairKeys(before: JsonObject, after: JsonObject): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const key of Object.keys(before)) if (hasValue(after, key)) pairs.set(key, key);
  const pair = (isPartner: (key: string, name: string) => boolean) => {
    for (const key of Object.keys(before)) {
      if (pairs.has(key)) continue;
      const taken = new Set(pairs.values());
      const name = Object.keys(after).find(
        (other) => hasValue(after, other) && !taken.has(other) && isPartner(key, other),
      );
      if (name !== undefined) pairs.set(key, name);
    }
  };
  pair((key, name) => isDeepStrictEqual(before[key], after[name]));
  pair((key, name) => precedingKeyOf(key, before, pairs) === precedingKeyOf(name, after, pairs, true));
  return pairs;
}

/** Nearest preceding key that is matched, by its new name. */
function precedingKeyOf(key: string, group: JsonObject, pairs: Map<string, string>, isNew = false): string | undefined {
  const staying = isNew ? new Set(pairs.values()) : new Set(pairs.keys());
  const keys = Object.keys(group).filter((name) => hasValue(group, name));
  const neighbour = keys.slice(0, keys.indexOf(key)).findLast((name) => staying.has(name));
  return isNew || neighbour === undefined ? neighbour : pairs.get(neighbour);
}

const hasValue = (group: JsonObject, key: string) => Object.hasOwn(group, key) && group[key] !== undefined;

/**
 * Rewrites a string literal. The common beginning and end of both values keep their bytes, including escapes.
 * @param literal in the file, with its quotation marks
 */
function rewriteString(literal: string, before: string, after: string): string {
  const offsets = codeUnitOffsets(literal);
  if (offsets.length !== before.length + 1) return JSON.stringify(after);
  const { offset, removed } = trimEdit({ offset: 0, removed: before, inserted: after });
  let start = offset;
  let tail = before.length - offset - removed.length;
  // Both code units of a surrogate pair are replaced together.
  if (isLowSurrogate(before, start) || isLowSurrogate(after, start)) start--;
  if (isLowSurrogate(before, before.length - tail) || isLowSurrogate(after, after.length - tail)) tail--;
  const prefix = literal.slice(0, offsets[start]);
  const suffix = literal.slice(offsets[before.length - tail]);
  return prefix + JSON.stringify(after.slice(start, after.length - tail)).slice(1, -1) + suffix;
}

const isLowSurrogate = (text: string, index: number) => /^[\udc00-\udfff]/.test(text.slice(index, index + 1));

/** Offsets in a literal of each code unit of its value and of the closing quotation mark. */
function codeUnitOffsets(literal: string): number[] {
  const offsets: number[] = [];
  let offset = 1;
  while (offset < literal.length - 1) {
    offsets.push(offset);
    offset += literal[offset] !== '\\' ? 1 : literal[offset + 1] === 'u' ? 6 : 2;
  }
  return [...offsets, offset];
}
