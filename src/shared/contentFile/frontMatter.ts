import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
  type Node as YamlNode,
} from 'yaml';
import type { Json } from '../json.ts';
import { createNode, createProperty, type SourceNode, type TextRange } from './sourceNode.ts';

/** Ways in which front matter cannot be read. */
export type FrontMatterFault =
  | { kind: 'syntax'; reason: string }
  | { kind: 'quotes-missing'; key: string; value: string }
  | { kind: 'key-twice'; key: string }
  | { kind: 'not-keys' }
  | { kind: 'feature'; feature: string }
  | { kind: 'reserved-key'; key: string };

export interface FrontMatter {
  /** Tree of the values; undefined if there is a fault. */
  node: SourceNode | undefined;
  faults: (TextRange & { fault: FrontMatterFault })[];
}

/** YAML 1.2 as data: what JSON can say, and nothing that is executed, repeated or converted. */
export const yamlOptions = {
  version: '1.2',
  schema: 'core',
  merge: false,
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'silent',
  strict: true,
} as const;

type Report = (from: number, to: number, fault: FrontMatterFault) => void;

/**
 * Reads the front matter of a Markdown page.
 * @param yaml text between the lines of hyphens
 * @param start offset of the text in its file
 */
export function readFrontMatter(yaml: string, start: number): FrontMatter {
  const [document, other] = [parseAllDocuments(yaml, yamlOptions)].flat() as Document.Parsed[];
  const faults: FrontMatter['faults'] = [];
  const report: Report = (from, to, fault) =>
    faults.push({ offset: start + from, length: Math.max(1, to - from), fault });
  const unquoted = findMissingQuotes(yaml, document);
  if (unquoted) report(unquoted.offset, unquoted.offset + unquoted.length, unquoted.fault);
  else if (document) reportErrors(yaml, document, report);
  if (faults.length === 0 && other)
    report(other.range[0], other.range[0] + 1, { kind: 'feature', feature: 'a second document ("---")' });
  if (faults.length > 0) return { node: undefined, faults };
  if (!document?.contents)
    return { node: createNode('object', { offset: start, length: 0 }, { children: [] }), faults };
  const node = toNode(document.contents as ParsedNode, start, report);
  return { node: faults.length === 0 ? node : undefined, faults };
}

/** Errors of the YAML parser in words for people, by its codes. */
const reasonsByCode: Partial<Record<string, string>> = {
  BAD_INDENT: 'its lines are not indented alike',
  BAD_ALIAS: 'a "*" at the beginning of a value has a meaning of its own',
  BAD_DQ_ESCAPE: 'a "\\" between double quotation marks has a meaning of its own',
  BAD_PROP_ORDER: 'a sign at the beginning of a value has a meaning of its own',
  BAD_SCALAR_START: 'the sign at the beginning of a value has a meaning of its own',
  BLOCK_AS_IMPLICIT_KEY: 'there is a second key on the line',
  KEY_OVER_1024_CHARS: 'a key is too long',
  MISSING_CHAR: 'a colon, a quotation mark or a bracket is missing',
  MULTILINE_IMPLICIT_KEY: 'a line has no colon after its key',
  TAB_AS_INDENT: 'a line begins with a tab, where only spaces may stand',
  UNEXPECTED_TOKEN: 'a sign stands where nothing is expected',
};

function reportErrors(yaml: string, document: Document.Parsed, report: Report): void {
  for (const { pos, code } of document.errors) {
    const key = yaml.slice(pos[0]).match(/^[^\s:]+/)?.[0] ?? '';
    const [from, to] = pos[0] < yaml.trimEnd().length ? pos : lastLineOf(yaml);
    report(
      from,
      to,
      code === 'DUPLICATE_KEY'
        ? { kind: 'key-twice', key }
        : { kind: 'syntax', reason: reasonsByCode[code] ?? 'YAML cannot read it' },
    );
  }
  if (document.errors.length === 0 && document.contents !== null && !isMap(document.contents))
    report(0, 1, { kind: 'not-keys' });
}

/** Range of the last line, on which something is missing whose absence shows at the end. */
function lastLineOf(yaml: string): [number, number] {
  const end = yaml.trimEnd().length;
  return [yaml.lastIndexOf('\n', end - 1) + 1, end];
}

/** Line with a key and a value that does not begin with a quotation mark and ends on the line. */
const plainLinePattern = /^([ \t]*(?:- )?([\w$-]+):[ \t]+)(?!["'|>#])([^\r\n]*?\S)[ \t]*$/gm;

/** Words that YAML takes for something else: `{name} …`, `About: us`, `[new] …`, and signs at the beginning. */
const wordsToQuote = /^\{[\w.]+\}|^[^[{].*:(?: |$)|^\[.*\][ \t]*[^ \t#]|^[&*!@`%]/;

/** Finds the first value that YAML reads as something else only because it has no quotation marks. */
function findMissingQuotes(
  yaml: string,
  document: Document.Parsed | undefined,
): (TextRange & { fault: FrontMatterFault }) | undefined {
  const isUnreadable = document?.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  if (!isUnreadable && !/:[ \t]+\{[\w.]+\}/.test(yaml)) return undefined;
  for (const { index, 1: lead = '', 2: key = '', 3: value = '' } of yaml.matchAll(plainLinePattern))
    if (wordsToQuote.test(value))
      return { offset: index + lead.length, length: value.length, fault: { kind: 'quotes-missing', key, value } };
  return undefined;
}

function toNode(yaml: YamlNode | null, start: number, report: Report, at = 0): SourceNode {
  const [from, to] = yaml?.range ?? [at, at];
  const range = { offset: start + from, length: to - from };
  const feature = yaml && featureBeyondJson(yaml);
  if (feature) report(from, to, { kind: 'feature', feature });
  if (isMap(yaml)) {
    const children = yaml.items.map((pair) => propertyNode(pair as Pair<ParsedNode, ParsedNode | null>, start, report));
    return createNode('object', range, { children });
  }
  if (isSeq(yaml)) {
    const children = yaml.items.map((item) => toNode(item as ParsedNode, start, report, from));
    return createNode('array', range, { children });
  }
  const value = (isScalar(yaml) ? (yaml.value ?? null) : null) as Json;
  const type = value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean');
  return createNode(type, range, { value, written: 'yaml' });
}

function propertyNode({ key, value }: Pair<ParsedNode, ParsedNode | null>, start: number, report: Report): SourceNode {
  const [from, to] = key.range;
  const name = isScalar(key) ? String(key.value ?? '') : '';
  const feature = isScalar(key) ? featureBeyondJson(key) : 'a key that is no text';
  if (feature) report(from, to, { kind: 'feature', feature });
  if (name === '__proto__') report(from, to, { kind: 'reserved-key', key: name });
  const keyNode = createNode('string', { offset: start + from, length: to - from }, { value: name, written: 'yaml' });
  return createProperty(keyNode, toNode(value, start, report, to));
}

/** Names what a value has beyond JSON; undefined for plain data. */
function featureBeyondJson(yaml: YamlNode): string | undefined {
  if (isAlias(yaml)) return 'an alias (a name after "*")';
  if (yaml.anchor) return 'an anchor (a name after "&")';
  // Only a tag that is written is noted.
  if (yaml.tag) return 'a tag (a name after "!")';
  const isEndless = isScalar(yaml) && typeof yaml.value === 'number' && !Number.isFinite(yaml.value);
  return isEndless ? 'a number without an end' : undefined;
}
