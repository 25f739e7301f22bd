import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { applyChange } from '#shared/applyChange.ts';
import { detectJsonStyle } from '#shared/formatJson.ts';
import { asObject, byteOrderMark, isEqualJson, type Json, parseFileText } from '#shared/json.ts';
import { isPointerWithin, parsePointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { applyEdit, type TextEdit, trimEdit } from '#shared/textEdit.ts';
import { JsonRewriter } from '../rewriteJson.ts';

/** Thrown for an impossible change; the message is for people. */
export class ImpossibleChangeError extends Error {}

/**
 * Smallest edits of a JSON text that make a change. Everything else keeps its bytes: whitespace, order, escapes, line
 * ends, duplicate keys.
 * @param text of the file, with its byte order mark
 * @returns edits to be applied in sequence, and the resulting text
 * @throws ImpossibleChangeError if the pointer leads nowhere, or the text before or after is not JSON
 */
export function changeJson(text: string, change: JsonChange): { edits: TextEdit[]; text: string } {
  if (change.kind === 'text') return applyAndParse(text, replaceWholeText(text, change.text)).result;
  const before = parse(text, unreadableMessage);
  // Reports an invalid pointer before the text is searched.
  const expected = rethrowAsImpossible(() => applyChange(before, change));
  const { result, json } = applyAndParse(text, computeEdits(text, change));
  if (!isEqualJson(json, expected))
    throw new ImpossibleChangeError(
      'This change cannot be written into the file without changing something else in it.',
    );
  return result;
}

function applyAndParse(text: string, edits: TextEdit[]): { result: { edits: TextEdit[]; text: string }; json: Json } {
  const after = edits.reduce(applyEdit, text);
  const json = parse(after, 'This would leave the file in a state that cannot be read as JSON');
  return { result: { edits: edits.filter(({ removed, inserted }) => removed !== inserted), text: after }, json };
}

const unreadableMessage = 'The file cannot be read as JSON as it is; correct its text first';

function parse(text: string, sentence: string): Json {
  try {
    return parseFileText(text);
  } catch (error) {
    throw new ImpossibleChangeError(`${sentence}: ${(error as Error).message}.`);
  }
}

/** Lone surrogates are replaced, because a file cannot contain them. */
const replaceWholeText = (text: string, after: string): TextEdit[] => [
  trimEdit({ offset: 0, removed: text, inserted: Buffer.from(after).toString('utf8') }),
];

function rethrowAsImpossible<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new ImpossibleChangeError((error as Error).message);
  }
}

function computeEdits(text: string, change: Exclude<JsonChange, { kind: 'text' }>): TextEdit[] {
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

class JsonText {
  readonly text: string;
  readonly root: Node;
  readonly rewriter: JsonRewriter;

  constructor(text: string) {
    this.text = text;
    // The parser would treat the byte order mark as a value.
    const root = parseTree(text.replace(byteOrderMark, ' '));
    if (!root) throw new ImpossibleChangeError(`${unreadableMessage}.`);
    this.root = root;
    this.rewriter = new JsonRewriter(text, detectJsonStyle(text));
  }

  /** Value at a pointer. Of duplicate keys, the last one counts, as in JSON.parse. */
  find(keys: string[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (const key of keys) {
      const { type, children = [] } = node as Node;
      node = type === 'array' ? children[Number(key)] : propertiesOf(children, key).at(-1)?.children?.[1];
      if (!node) return undefined;
    }
    return node;
  }

  parentOf(pointer: string): { holder: Node; key: string } {
    const keys = parsePointer(pointer);
    const key = keys.pop();
    const holder = this.find(keys);
    if (key === undefined || !holder)
      throw new ImpossibleChangeError('The whole content of a file cannot be moved or removed.');
    return { holder, key };
  }

  set(pointer: string, value: Json): TextEdit[] {
    const node = this.find(parsePointer(pointer));
    if (node) return [this.replaceNode(node, this.rewriter.rewriteValue(node, value), typeof value !== 'object')];
    const { holder, key } = this.parentOf(pointer);
    if (holder.type === 'array') return this.insert(pointer, value);
    const group = getNodeValue(holder) as Json;
    return [this.replaceNode(holder, this.rewriter.rewriteValue(holder, { ...asObject(group), [key]: value }))];
  }

  remove(pointer: string): TextEdit[] {
    const { holder, key } = this.parentOf(pointer);
    const children = holder.children ?? [];
    const removed = holder.type === 'array' ? [children[Number(key)]] : propertiesOf(children, key);
    const entries = this.rewriter.splitEntries(holder).filter((_, index) => !removed.includes(children[index]));
    return [this.replaceNode(holder, this.rewriter.joinEntries(holder, entries))];
  }

  insert(pointer: string, value: Json): TextEdit[] {
    const { holder, key } = this.parentOf(pointer);
    if (holder.type !== 'array') return this.set(pointer, value);
    if (!holder.children?.length) return [this.replaceNode(holder, this.rewriter.rewriteValue(holder, [value]))];
    const entries: { lead: string; body: string }[] = this.rewriter.splitEntries(holder);
    entries.splice(Number(key), 0, this.rewriter.writeEntry(holder, value));
    return [this.replaceNode(holder, this.rewriter.joinEntries(holder, entries))];
  }

  rename(pointer: string, name: string): TextEdit[] {
    const { holder, key } = this.parentOf(pointer);
    const children = holder.children ?? [];
    if (name !== key && propertiesOf(children, name).length > 0)
      throw new ImpossibleChangeError(`There is a ${JSON.stringify(name)} beside it already.`);
    return propertiesOf(children, key)
      .toReversed()
      .map(({ children: [keyNode] = [] }) => this.replaceNode(keyNode as Node, JSON.stringify(name)));
  }

  move(pointer: string, to: string): TextEdit[] {
    if (isPointerWithin(to, pointer)) {
      if (to === pointer) return [];
      throw new ImpossibleChangeError('Nothing can be moved into itself.');
    }
    const [from, into] = [this.parentOf(pointer), this.parentOf(to)];
    if (from.holder.type !== 'array' || into.holder.type !== 'array')
      throw new ImpossibleChangeError('Only an item of a list can be moved.');
    const [index, target] = [Number(from.key), Number(into.key)];
    if (from.holder === into.holder) return this.reorder(from.holder, index, target);
    const item = this.rewriter.splitEntries(from.holder)[index];
    if (!item) throw new ImpossibleChangeError(`There is nothing at ${pointer} any more.`);
    const body = item.body.trimEnd();
    const edits = [this.removeItem(from.holder, index), this.insertItem(into.holder, target, body, from.holder)];
    // The later edit comes first, so that it does not shift the other.
    return edits.sort((a, b) => b.offset - a.offset);
  }

  /**
   * Moves an item within one list by a single edit, because whitespace before the first item differs from that before
   * the others.
   */
  reorder(list: Node, index: number, target: number): TextEdit[] {
    const entries = this.rewriter.splitEntries(list);
    const [item] = entries.splice(index, 1);
    if (item) entries.splice(target > index ? target - 1 : target, 0, item);
    return [this.replaceNode(list, this.rewriter.joinEntries(list, entries))];
  }

  removeItem(list: Node, index: number): TextEdit {
    const children = list.children ?? [];
    const [before, item, next] = [children[index - 1], children[index], children[index + 1]] as [Node, Node, Node];
    if (children.length === 1) return this.replaceRange(list.offset + 1, list.offset + list.length - 1, '');
    if (index === 0) return this.replaceRange(item.offset, next.offset, '');
    const comma = this.text.indexOf(',', endOf(before));
    return this.replaceRange(comma, next ? this.text.indexOf(',', endOf(item)) : endOf(item), '');
  }

  insertItem(list: Node, index: number, body: string, from: Node): TextEdit {
    const children = list.children ?? [];
    const lead = this.rewriter.leadingSpaceOf(list);
    const { indent, newline } = this.rewriter.style;
    const oldMargin = indentationIn(this.rewriter.leadingSpaceOf(from)) ?? this.rewriter.indentationAt(from);
    if (children.length === 0) {
      const outer = this.rewriter.indentationAt(list);
      if (!body.includes('\n')) return this.replaceRange(list.offset + 1, list.offset + list.length - 1, body);
      const inside = newline + outer + indent + reindent(body, oldMargin, outer + indent) + newline + outer;
      return this.replaceRange(list.offset + 1, list.offset + list.length - 1, inside);
    }
    const moved = reindent(body, oldMargin, indentationIn(lead) ?? this.rewriter.indentationAt(list));
    const next = children[index];
    if (!next)
      return this.replaceRange(endOf(children.at(-1) as Node), endOf(children.at(-1) as Node), `,${lead}${moved}`);
    return this.replaceRange(next.offset, next.offset, `${moved},${lead}`);
  }

  /** @param isWhole true to replace the node as a whole, so that undo restores it as a whole */
  replaceNode(node: Node, written: string, isWhole = false): TextEdit {
    const edit = this.replaceRange(node.offset, endOf(node), written);
    return isWhole ? edit : trimEdit(edit);
  }

  replaceRange(from: number, to: number, inserted: string): TextEdit {
    return { offset: from, removed: this.text.slice(from, to), inserted };
  }
}

const endOf = ({ offset, length }: Node) => offset + length;

const propertiesOf = (children: Node[], key: string) =>
  children.filter(({ children: [keyNode] = [] }) => keyNode?.value === key);

/** Indentation of an entry on its own line; undefined for one on a shared line. */
const indentationIn = (lead: string) => (lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : undefined);

/** Adjusts the indentation of all lines except the first. JSON strings contain no line ends. */
function reindent(body: string, old: string, margin: string): string {
  if (old === margin) return body;
  return body.replace(/\n([ \t]*)/g, (line, spaces: string) =>
    spaces.startsWith(old) ? `\n${margin}${spaces.slice(old.length)}` : line,
  );
}
