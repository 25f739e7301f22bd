import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { readFrontMatter, yamlOptions } from '#shared/contentFile/frontMatter.ts';
import { nodeValue } from '#shared/contentFile/sourceNode.ts';
import { writeFrontMatter } from '#shared/contentFile/writeMarkdownPage.ts';
import { asObject, definedKeys, isEqualJson, isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Key of front matter with the lines that it is written on. */
interface Entry {
  key: string;
  value: Json;
  text: string;
}

/**
 * Front matter after a change of its values. Keys that stay as they are keep their bytes, comments included; of a
 * changed key, only a plain value is replaced.
 * @param yaml text between the lines of hyphens, with `\n` as line ends
 */
export function rewriteFrontMatter(yaml: string, after: JsonObject): string {
  const before = valuesOf(yaml);
  if (before && isEqualJson(before, after)) return yaml;
  const rewritten = before && rewriteEntries(yaml, before, after);
  return rewritten !== undefined && isEqualJson(valuesOf(rewritten) ?? null, after)
    ? rewritten
    : writeFrontMatter(after);
}

function valuesOf(yaml: string): JsonObject | undefined {
  const { node } = readFrontMatter(yaml, 0);
  return node && asObject(nodeValue(node));
}

function rewriteEntries(yaml: string, before: JsonObject, after: JsonObject): string | undefined {
  const { start, entries, end } = splitEntries(yaml, before);
  const renamed = renamedKeyOf(before, after);
  const written = entries.flatMap((entry): Entry[] => {
    const key = entry.key === renamed?.from ? renamed.to : entry.key;
    const value = after[key];
    return value === undefined ? [] : [{ key, value, text: rewriteEntry(entry, key, value) }];
  });
  const keys = definedKeys(after);
  for (const [index, key] of keys.entries()) {
    if (written.some((entry) => entry.key === key)) continue;
    const previous = written.findIndex((entry) => entry.key === keys[index - 1]);
    const value = after[key] as Json;
    const text = writeFrontMatter({ [key]: value });
    const neighbour = written[previous];
    if (neighbour && !neighbour.text.endsWith('\n')) neighbour.text += '\n';
    written.splice(previous + 1, 0, { key, value, text });
  }
  return start + written.map(({ text }) => text).join('') + end;
}

/** Key that only has another name now; undefined if there is none, or more than one. */
function renamedKeyOf(before: JsonObject, after: JsonObject): { from: string; to: string } | undefined {
  const [from, ...othersGone] = definedKeys(before).filter((key) => after[key] === undefined);
  const [to, ...othersNew] = definedKeys(after).filter((key) => before[key] === undefined);
  const isOne = from !== undefined && to !== undefined && othersGone.length + othersNew.length === 0;
  return isOne && isEqualJson(before[from], after[to]) ? { from, to } : undefined;
}

/** Splits front matter into its keys with their lines. Comments above a key go with it, but for those at the beginning. */
function splitEntries(yaml: string, values: JsonObject): { start: string; entries: Entry[]; end: string } {
  const { contents } = parseDocument(yaml, yamlOptions);
  if (!isMap(contents) || contents.flow) return { start: yaml, entries: [], end: '' };
  const pairs = contents.items as YamlPair[];
  const starts = pairs.map(({ key }) => yaml.lastIndexOf('\n', key.range[0] - 1) + 1);
  const ends = pairs.map(({ key, value }, index) => {
    const last = (value ?? key).range[1];
    const isLineEnd = last > 0 && yaml[last - 1] === '\n';
    const lineEnd = isLineEnd ? last : yaml.indexOf('\n', last) + 1;
    return Math.min(lineEnd || yaml.length, starts[index + 1] ?? yaml.length);
  });
  const entries = pairs.map(({ key }, index): Entry => {
    const name = String(isScalar(key) ? (key.value ?? '') : '');
    const from = index === 0 ? starts[0] : ends[index - 1];
    return { key: name, value: values[name] ?? null, text: yaml.slice(from, ends[index]) };
  });
  return { start: yaml.slice(0, starts[0] ?? 0), entries, end: yaml.slice(ends.at(-1) ?? yaml.length) };
}

function rewriteEntry(entry: Entry, key: string, value: Json): string {
  const named = key === entry.key ? entry.text : renameKey(entry.text, key);
  if (isEqualJson(entry.value, value)) return named;
  const document = parseDocument(named, yamlOptions);
  const node = firstPairOf(document)?.value ?? undefined;
  const inPlace = node && replaceScalar(named, node, value);
  if (inPlace !== undefined && isEqualJson(valuesOf(inPlace) ?? null, { [key]: value })) return inPlace;
  // Comments inside the value stay where they are; its spacing becomes the usual one.
  const pair = firstPairOf(document);
  if (pair && !(node && changeInPlace(document, node, value))) pair.value = document.createNode(value) as ParsedNode;
  return document.toString({ lineWidth: 0 });
}

type YamlPair = Pair<ParsedNode, ParsedNode | null>;

const firstPairOf = ({ contents }: Document.Parsed): YamlPair | undefined =>
  isMap(contents) ? (contents.items[0] as YamlPair) : undefined;

function renameKey(text: string, key: string): string {
  const old = firstPairOf(parseDocument(text, yamlOptions))?.key;
  if (!old) return text;
  const written = writeFrontMatter({ [key]: 0 }).replace(/: 0\n$/, '');
  return text.slice(0, old.range[0]) + written + text.slice(old.range[1]);
}

/** @returns undefined if the old or the new value takes more than its place on a line */
function replaceScalar(text: string, node: ParsedNode, value: Json): string | undefined {
  if (!isScalar(node) || typeof value === 'object' || node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
    return undefined;
  const scalar = new Scalar(value);
  if (typeof value === 'string' && node.type) scalar.type = node.type;
  const written = writeFrontMatter({ key: scalar as unknown as Json }).slice('key: '.length, -1);
  if (written.includes('\n')) return undefined;
  return text.slice(0, node.range[0]) + written + text.slice(node.range[1]);
}

/** Changes a value in place, so that comments in it stay. @returns false if it is of another kind */
function changeInPlace(document: Document.Parsed, node: ParsedNode, value: Json): boolean {
  if (isMap(node) && isObject(value)) return changeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return changeList(document, node, value);
  if (!isScalar(node) || (typeof value === 'object' && value !== null)) return false;
  if (node.value !== value) (node as Scalar).value = value;
  return true;
}

function changeMap(document: Document.Parsed, node: YAMLMap.Parsed, value: JsonObject): boolean {
  const children = new Map(node.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair.value]));
  for (const name of children.keys()) if (value[name] === undefined) (node as YAMLMap).delete(name);
  for (const name of definedKeys(value)) {
    const [child, inner] = [children.get(name), value[name] as Json];
    if (!child || !changeInPlace(document, child as ParsedNode, inner))
      (node as YAMLMap).set(name, document.createNode(inner));
  }
  return true;
}

function changeList(document: Document.Parsed, node: YAMLSeq.Parsed, value: Json[]): boolean {
  node.items.length = Math.min(node.items.length, value.length);
  value.forEach((inner, index) => {
    const child = node.items[index];
    if (!child || !changeInPlace(document, child as ParsedNode, inner))
      node.items[index] = document.createNode(inner) as ParsedNode;
  });
  return true;
}
