import { escapeKey, tokensOfPointer } from '../errors/pointer.ts';
import { inspectMarkdown } from '../load/markdown.ts';
import { fieldsOf } from '../load/query.ts';
import type { SourceFile } from '../load/source.ts';
import { readPath, tokensIn } from '../load/tokens.ts';
import { isObject, type JsonObject } from '../schema/json.ts';
import type { SchemaFault } from '../schema/validators.ts';
import { checkDate } from './dates.ts';
import { faultInWords } from './faultInWords.ts';
import type { Query, Reference, ReferenceKind } from './graph.ts';
import type { WalkContext } from './walkContext.ts';

/** An item, and where it is written. */
export interface ItemSource {
  item: JsonObject;
  file: SourceFile;
  pointer: string;
  /** The item has problems where it is written: what follows from them is not said again. */
  isFaulty: boolean;
}

/** Names for sentences, the fields there are, and what each is where that is written down. */
interface Origin {
  name: string;
  fields: string[];
  kinds?: JsonObject;
}

/**
 * Checks items, their fields renamed, against what the block makes of an item.
 * @returns the references that the query makes by itself, as with `"link": "/events#{item.id}"`
 */
export function checkFit(query: Query, items: ItemSource[], origin: Origin, context: WalkContext): Reference[] {
  const validate = context.schemas.items.get(query.list);
  if (!validate || !query.list.items?.properties) return [];
  const reported = new Set<string>();
  for (const source of items) {
    const faults = source.isFaulty ? [] : validate(source.item).filter((fault) => isJudged(fault, source.item));
    for (const fault of faults) {
      const key = propertyOf(fault);
      if (reported.has(`${key}\n${fault.keyword}`) && isFaultOfList(fault, key, query, origin)) continue;
      reported.add(`${key}\n${fault.keyword}`);
      report(fault, key, source, query, origin, context);
    }
  }
  const before = context.graph.references.length;
  checkMarks(query, items, origin, context);
  return context.graph.references.slice(before).filter(({ container }) => container === query.container);
}

/** A text with a token is not yet the text that will be shown. */
function isJudged({ instancePath }: SchemaFault, item: JsonObject): boolean {
  const value = readPath(item, tokensOfPointer(instancePath));
  return typeof value !== 'string' || tokensIn(value).length === 0;
}

const propertyOf = ({ keyword, instancePath, params }: SchemaFault): string =>
  tokensOfPointer(instancePath)[0] ?? (keyword === 'required' ? String(params.missingProperty) : '');

/** The field that a property of the block takes, if it takes one as it is. */
function fieldOf(key: string, { query }: Query): string {
  const entry = isObject(query.as) ? query.as[key] : undefined;
  return typeof entry === 'string' ? entry : key;
}

/** All items of the list share this fault, because the list has no such field or one of another kind. */
function isFaultOfList({ keyword }: SchemaFault, key: string, query: Query, { fields }: Origin): boolean {
  return keyword === 'type' || !fieldsOf(fieldOf(key, query)).every((field) => fields.includes(field));
}

function report(
  fault: SchemaFault,
  key: string,
  source: ItemSource,
  query: Query,
  origin: Origin,
  { reports }: WalkContext,
): void {
  const { list, owner, container, pointer } = query;
  const here = { file: container.file, pointer };
  const field = fieldOf(key, query);
  if (fault.keyword === 'required' && !fault.instancePath && isFaultOfList(fault, key, query, origin)) {
    reports.add('item-field-missing', { key, owner, list: origin.name, fields: origin.fields }, here);
    return;
  }
  const cause = field === key ? '' : ` It is made from ${JSON.stringify(field)}.`;
  const words = faultInWords(fault, source.item, list.items ?? {}) + cause;
  if (isFaultOfList(fault, key, query, origin)) reports.add('items-unfit', { fault: words, list: origin.name }, here);
  else {
    const isThere =
      origin.kinds && field in (readPath(source.file.json, tokensOfPointer(source.pointer)) as JsonObject);
    const place = { file: source.file, pointer: isThere ? `${source.pointer}/${field}` : source.pointer };
    reports.add('item-unfit', { fault: words, owner, user: container.file.path }, place, words);
  }
}

/** What a field of a data list is, in the marks of a schema. Texts have none. */
const formats: Record<string, string> = {
  link: 'link',
  image: 'media',
  file: 'media',
  icon: 'icon',
  date: 'date',
  markdown: 'markdown',
};

/** Where a block gives a plain field a meaning (a text becomes a link), the meaning is checked here. */
function checkMarks(query: Query, items: ItemSource[], { kinds, fields }: Origin, context: WalkContext): void {
  for (const [key, schema] of Object.entries(query.list.items?.properties ?? {})) {
    const field = fieldOf(key, query);
    const kind = kinds?.[field];
    const format = isObject(kind) ? formats[String(kind.is)] : undefined;
    const isOwnOfPage = !kinds && ['link', 'image', 'icon', 'text', 'title'].includes(field);
    if (!schema.format || schema.format === format || isOwnOfPage) continue;
    if (!fieldsOf(field).every((name) => fields.includes(name))) continue;
    for (const source of items) {
      const value = source.isFaulty ? undefined : source.item[key];
      if (typeof value === 'string' && tokensIn(value).length === 0)
        checkMark(value, schema.format, [key, field], source, query, context);
    }
  }
}

function checkMark(
  value: string,
  format: string,
  [key, field]: [string, string],
  source: ItemSource,
  query: Query,
  { graph, reports }: WalkContext,
): void {
  const isPlain = fieldsOf(field)[0] === field;
  const written = isPlain ? readPath(source.file.json, [...tokensOfPointer(source.pointer), field]) : undefined;
  const place =
    written === undefined
      ? { container: query.container, pointer: isPlain ? query.pointer : `${query.pointer}/as/${escapeKey(key)}` }
      : { container: { ...query.container, file: source.file }, pointer: `${source.pointer}/${field}` };
  const refer = (kind: ReferenceKind, name: string, within?: string) =>
    graph.references.push({ kind, value: name, ...place, ...(within && { within }), isShown: query.isShown });
  if (format === 'link' || format === 'icon') refer(format, value);
  else if (format === 'media') refer('picture', value);
  else if (format === 'markdown') {
    const { links, html } = inspectMarkdown(value);
    for (const link of links) refer('link', link, link);
    if (html[0])
      reports.add(
        'markdown-html',
        { tag: html[0] },
        { file: place.container.file, pointer: place.pointer, within: html[0] },
      );
  } else if (format === 'date') checkDate(value, { file: place.container.file, pointer: place.pointer }, reports);
}
