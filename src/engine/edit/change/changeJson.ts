import { isDeepStrictEqual } from 'node:util';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { applyChange, keysOfPointer } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { byteOrderMark } from '../fix/applyEdits.ts';
import { Rewriting } from '../rewriteJson.ts';
import { mannerOf } from '../writeValue.ts';
import { applyEdit, type TextEdit, trimmed } from './textEdit.ts';

/** Thrown where a change cannot be made; its message is for people. */
export class NotPossible extends Error {}

/**
 * The smallest edits of a JSON file's text that change its value. What nobody asked to change keeps its bytes: spaces,
 * order, escapes, line ends, keys that stand there twice.
 * @param text of the file, with its byte order mark where it has one
 * @returns edits to be made one after the other, and the text after them
 * @throws NotPossible when there is no such place, or the text is no JSON before or afterwards
 */
export function changeJson(text: string, change: Change): { edits: TextEdit[]; text: string } {
  if (change.kind === 'text') return made(text, wholeText(text, change.text)).result;
  const before = parse(text, unreadable);
  // What leads nowhere is said before anything is looked for in the text.
  const asked = attempt(() => applyChange(before, change));
  const { result, json } = made(text, editsOf(text, change));
  if (!isSame(json, asked))
    throw new NotPossible('This change cannot be written into the file without changing something else in it.');
  return result;
}

/** What is written is read once more before anybody relies on it. */
function made(text: string, edits: TextEdit[]): { result: { edits: TextEdit[]; text: string }; json: Json } {
  const after = edits.reduce(applyEdit, text);
  const json = parse(after, 'This would leave the file in a state that cannot be read as JSON');
  return { result: { edits: edits.filter(({ removed, inserted }) => removed !== inserted), text: after }, json };
}

/** Whether two values are written as the same JSON, in whichever order their keys are. */
function isSame(one: Json, other: Json): boolean {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first === second || isDeepStrictEqual(JSON.parse(first), JSON.parse(second));
}

const unreadable = 'The file cannot be read as JSON as it is; correct its text first';

function parse(text: string, sentence: string): Json {
  try {
    return JSON.parse(withoutMark(text)) as Json;
  } catch (error) {
    throw new NotPossible(`${sentence}: ${(error as Error).message}.`);
  }
}

const withoutMark = (text: string) => (text.startsWith(byteOrderMark) ? text.slice(1) : text);

/** A text that cannot be written as it is, with half a character in it, is not what the file would say. */
const wholeText = (text: string, after: string): TextEdit[] => [
  trimmed({ offset: 0, removed: text, inserted: Buffer.from(after).toString('utf8') }),
];

function attempt<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new NotPossible((error as Error).message);
  }
}

function editsOf(text: string, change: Exclude<Change, { kind: 'text' }>): TextEdit[] {
  const file = new JsonText(text);
  switch (change.kind) {
    case 'set':
      return file.set(change.pointer, change.value);
    case 'remove':
      return file.remove(change.pointer);
    case 'insert':
      return file.insert(change.pointer, change.value);
    case 'rename':
      return file.rename(change.pointer, change.key);
    case 'move':
      return file.move(change.pointer, change.to);
  }
}

/** The text of a JSON file, and where its values are. */
class JsonText {
  readonly text: string;
  readonly root: Node;
  readonly rewriting: Rewriting;

  constructor(text: string) {
    this.text = text;
    // A mark would be a value in front of the value.
    const root = parseTree(text.replace(byteOrderMark, ' '));
    if (!root) throw new NotPossible(`${unreadable}.`);
    this.root = root;
    this.rewriting = new Rewriting(text, mannerOf(text));
  }

  /** The value at a pointer. Of a key that stands there twice, the last one counts, as in JSON.parse. */
  find(keys: string[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (const key of keys) {
      const { type, children = [] } = node as Node;
      node = type === 'array' ? children[Number(key)] : propertiesOf(children, key).at(-1)?.children?.[1];
      if (!node) return undefined;
    }
    return node;
  }

  /** What a value stands in, and its key or index. */
  holderOf(pointer: string): { holder: Node; key: string } {
    const keys = keysOfPointer(pointer);
    const key = keys.pop();
    const holder = this.find(keys);
    if (key === undefined || !holder) throw new NotPossible('The whole content of a file cannot be moved or removed.');
    return { holder, key };
  }

  set(pointer: string, value: Json): TextEdit[] {
    const node = this.find(keysOfPointer(pointer));
    if (node) return [this.edit(node, this.rewriting.value(node, value), typeof value !== 'object')];
    const { holder, key } = this.holderOf(pointer);
    if (holder.type === 'array') return this.insert(pointer, value);
    const group = getNodeValue(holder) as Json;
    return [this.edit(holder, this.rewriting.value(holder, { ...(isObject(group) ? group : {}), [key]: value }))];
  }

  remove(pointer: string): TextEdit[] {
    const { holder, key } = this.holderOf(pointer);
    const children = holder.children ?? [];
    const gone = holder.type === 'array' ? [children[Number(key)]] : propertiesOf(children, key);
    const entries = this.rewriting.entries(holder).filter((_, index) => !gone.includes(children[index]));
    return [this.edit(holder, this.rewriting.joined(holder, entries))];
  }

  insert(pointer: string, value: Json): TextEdit[] {
    const { holder, key } = this.holderOf(pointer);
    if (holder.type !== 'array') return this.set(pointer, value);
    if (!holder.children?.length) return [this.edit(holder, this.rewriting.value(holder, [value]))];
    const entries: { lead: string; body: string }[] = this.rewriting.entries(holder);
    entries.splice(Number(key), 0, this.rewriting.added(holder, value));
    return [this.edit(holder, this.rewriting.joined(holder, entries))];
  }

  rename(pointer: string, name: string): TextEdit[] {
    const { holder, key } = this.holderOf(pointer);
    const children = holder.children ?? [];
    if (name !== key && propertiesOf(children, name).length > 0)
      throw new NotPossible(`There is a ${JSON.stringify(name)} beside it already.`);
    return propertiesOf(children, key)
      .toReversed()
      .map(({ children: [own] = [] }) => this.edit(own as Node, JSON.stringify(name)));
  }

  move(pointer: string, to: string): TextEdit[] {
    if (`${to}/`.startsWith(`${pointer}/`)) {
      if (to === pointer) return [];
      throw new NotPossible('Nothing can be moved into itself.');
    }
    const [from, into] = [this.holderOf(pointer), this.holderOf(to)];
    if (from.holder.type !== 'array' || into.holder.type !== 'array')
      throw new NotPossible('Only an item of a list can be moved.');
    const [index, target] = [Number(from.key), Number(into.key)];
    if (from.holder === into.holder) return this.reorder(from.holder, index, target);
    const item = this.rewriting.entries(from.holder)[index];
    if (!item) throw new NotPossible(`There is nothing at ${pointer} any more.`);
    const body = item.body.trimEnd();
    const edits = [this.takeOut(from.holder, index), this.putIn(into.holder, target, body, from.holder)];
    // The later one first: it does not move the other.
    return edits.sort((a, b) => b.offset - a.offset);
  }

  /** Of one list, all that moves is in one edit: leads of the first entry and of the others differ. */
  reorder(list: Node, index: number, target: number): TextEdit[] {
    const entries = this.rewriting.entries(list);
    const [item] = entries.splice(index, 1);
    if (item) entries.splice(target > index ? target - 1 : target, 0, item);
    return [this.edit(list, this.rewriting.joined(list, entries))];
  }

  /** Takes an entry with its comma out of a list, and touches nothing else of it. */
  takeOut(list: Node, index: number): TextEdit {
    const children = list.children ?? [];
    const [before, own, next] = [children[index - 1], children[index], children[index + 1]] as [Node, Node, Node];
    if (children.length === 1) return this.replace(list.offset + 1, list.offset + list.length - 1, '');
    if (index === 0) return this.replace(own.offset, next.offset, '');
    const comma = this.text.indexOf(',', endOf(before));
    return this.replace(comma, next ? this.text.indexOf(',', endOf(own)) : endOf(own), '');
  }

  /** Puts an entry as it is written elsewhere into a list; where the depth differs, its lines move with it. */
  putIn(list: Node, index: number, body: string, from: Node): TextEdit {
    const children = list.children ?? [];
    const lead = this.rewriting.leadOf(list);
    const { indent, newline } = this.rewriting.manner;
    const oldMargin = marginIn(this.rewriting.leadOf(from)) ?? this.rewriting.marginAt(from);
    if (children.length === 0) {
      const outer = this.rewriting.marginAt(list);
      if (!body.includes('\n')) return this.replace(list.offset + 1, list.offset + list.length - 1, body);
      const inside = newline + outer + indent + withMargin(body, oldMargin, outer + indent) + newline + outer;
      return this.replace(list.offset + 1, list.offset + list.length - 1, inside);
    }
    const moved = withMargin(body, oldMargin, marginIn(lead) ?? this.rewriting.marginAt(list));
    const next = children[index];
    if (!next) return this.replace(endOf(children.at(-1) as Node), endOf(children.at(-1) as Node), `,${lead}${moved}`);
    return this.replace(next.offset, next.offset, `${moved},${lead}`);
  }

  /** A value written anew. @param isWhole leaves it one piece for those who take it back */
  edit(node: Node, written: string, isWhole = false): TextEdit {
    const edit = this.replace(node.offset, endOf(node), written);
    return isWhole ? edit : trimmed(edit);
  }

  replace(from: number, to: number, inserted: string): TextEdit {
    return { offset: from, removed: this.text.slice(from, to), inserted };
  }
}

const endOf = ({ offset, length }: Node) => offset + length;

const propertiesOf = (children: Node[], key: string) =>
  children.filter(({ children: [own] = [] }) => own?.value === key);

/** Indentation of an entry that stands on a line of its own; undefined where it does not. */
const marginIn = (lead: string) => (lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : undefined);

/** Moves all lines of a value but the first, which stands behind something. Texts of JSON hold no line ends. */
function withMargin(body: string, old: string, margin: string): string {
  if (old === margin) return body;
  return body.replace(/\n([ \t]*)/g, (line, spaces: string) =>
    spaces.startsWith(old) ? `\n${margin}${spaces.slice(old.length)}` : line,
  );
}

/** Where a moved item is afterwards: what stood before it in the same list is gone from there. */
export function placeAfterMove(pointer: string, to: string): string {
  const [from, target] = [keysOfPointer(pointer), keysOfPointer(to)];
  const depth = from.length - 1;
  const isPassed =
    target.length > depth &&
    from.slice(0, depth).every((key, at) => key === target[at]) &&
    Number(from[depth]) < Number(target[depth]);
  if (!isPassed) return to;
  return to
    .split('/')
    .map((key, at) => (at === depth + 1 ? String(Number(key) - 1) : key))
    .join('/');
}
