import { fieldsOf } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { SchemaFault, Validate } from '#engine/content/schema/validators.ts';
import { inspectMarkdown } from '#engine/content/text/markdown.ts';
import { readPath, replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { checkDate } from '../facts/dates.ts';
import type { Reference, ReferenceKind } from '../facts/facts.ts';
import { askedBy } from '../facts/webAddresses.ts';
import { faultInWords } from './faultInWords.ts';
import type { Located, SiteQuery } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';
import type { ItemSource } from './pageItems.ts';
import { reportTemplate } from './templateFit.ts';

/** Names for sentences, the fields there are, and what each is where that is written down. */
export interface Origin {
  /** `the list "stats"`. */
  name: string;
  fields: string[];
  /** Absent for pages. */
  kinds?: JsonObject;
}

/**
 * Checks items, their fields renamed, against what the block makes of an item.
 * @returns the references that the query makes by itself, as with `"link": "/events#{item.id}"`
 */
export function checkFit(
  query: SiteQuery,
  items: ItemSource[],
  origin: Origin,
  context: JudgeContext,
): Located<Reference>[] {
  const validate = context.schemas.items.get(query.list);
  if (!validate || !query.list.items?.properties) return [];
  const reported = new Set<string>();
  const lacking = new Set<string>();
  for (const found of faultsOf(items, validate, context)) {
    const { fault, key } = found;
    if (reportTemplate(fault, query, context.reports)) continue;
    const isOfList = isFaultOfList(found, items, query, origin);
    if (reported.has(`${key}\n${fault.keyword}`) && isOfList) continue;
    reported.add(`${key}\n${fault.keyword}`);
    if (fault.keyword === 'required' && !fault.instancePath && isOfList) lacking.add(key);
    else report(found, isOfList, query, origin, context);
  }
  if (lacking.size > 0) {
    const args = { keys: [...lacking], owner: query.owner, list: origin.name, fields: origin.fields };
    context.reports.add('item-field-missing', args, { file: query.container.file, pointer: query.pointer });
  }
  const before = context.graph.references.length;
  checkMarks(query, items, origin, context);
  checkGroups(query, items, context);
  return context.graph.references.slice(before).filter(({ container }) => container === query.container);
}

interface ItemFault {
  fault: SchemaFault;
  /** Property of the block's item. */
  key: string;
  source: ItemSource;
}

function faultsOf(items: ItemSource[], validate: Validate, context: JudgeContext): ItemFault[] {
  const found: ItemFault[] = [];
  for (const written of items) {
    if (written.isFaulty) continue;
    const item = inWords(written.item, context);
    const source = item === written.item ? written : { ...written, item };
    for (const fault of validate(item))
      if (isJudged(fault, item)) found.push({ fault, key: propertyOf(fault), source });
  }
  return found;
}

/** An item with the words of the site in the place of its tokens. */
function inWords(item: JsonObject, { tokens, brokenSiteKeys }: JudgeContext): JsonObject {
  if (brokenSiteKeys.size > 0) return item;
  let replaced: JsonObject | undefined;
  for (const key in item) {
    const value = item[key];
    if (typeof value !== 'string' || !value.includes('{site.')) continue;
    const words = replaceTokens(value, tokens);
    // A value of the site that is empty has that problem already.
    if (words.trim() === '') continue;
    replaced ??= { ...item };
    replaced[key] = words;
  }
  return replaced ?? item;
}

/** A text with a token is not yet the text that will be shown. */
function isJudged({ instancePath }: SchemaFault, item: JsonObject): boolean {
  const value = readPath(item, tokensOfPointer(instancePath));
  return typeof value !== 'string' || tokensIn(value).length === 0;
}

const propertyOf = ({ keyword, instancePath, params }: SchemaFault): string =>
  tokensOfPointer(instancePath)[0] ?? (keyword === 'required' ? String(params.missingProperty) : '');

/** The field that a property of the block takes, if it takes one as it is. */
function fieldOf(key: string, { query }: SiteQuery): string {
  const entry = isObject(query.as) ? ownValue(query.as, key) : undefined;
  return typeof entry === 'string' ? entry : key;
}

/** Keys that lead to what a fault is about, within an item of the block. */
const pathOf = ({ instancePath }: SchemaFault, key: string): string[] => {
  const path = tokensOfPointer(instancePath);
  return path.length > 0 ? path : [key];
};

/** The fields that make what a fault is about; those of the property's own name where the query names none. */
function fieldsBehind(fault: SchemaFault, key: string, { query }: SiteQuery): string[] {
  if (!isObject(query.as) || ownValue(query.as, key) === undefined) return [key];
  return fieldsOf(readPath(query.as, pathOf(fault, key)));
}

/** All items of the list share this fault: it has no such field or one of another kind, or the query itself is at fault. */
function isFaultOfList({ fault, key }: ItemFault, items: ItemSource[], query: SiteQuery, { fields }: Origin): boolean {
  const behind = fieldsBehind(fault, key, query);
  if (behind.length === 0 || !behind.every((field) => fields.includes(field))) return true;
  if (fault.keyword !== 'type') return false;
  const path = pathOf(fault, key);
  const values = items.map(({ item }) => readPath(item, path)).filter((value) => value !== undefined);
  return new Set(values.map(kindOf)).size === 1;
}

const kindOf = (value: Json | undefined) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

function report(
  { fault, key, source }: ItemFault,
  isOfList: boolean,
  query: SiteQuery,
  origin: Origin,
  { reports }: JudgeContext,
): void {
  const { list, owner, container, pointer } = query;
  const [field = key, ...others] = fieldsBehind(fault, key, query);
  const cause = field === key || others.length > 0 ? '' : ` It is made from ${JSON.stringify(field)}.`;
  const words = faultInWords(fault, source.item, list.items ?? {}) + cause;
  if (isOfList) {
    const isNamed = isObject(query.query.as) && Object.hasOwn(query.query.as, key);
    const within = isNamed ? `/as${fault.instancePath || `/${escapeKey(key)}`}` : '';
    const place = { file: container.file, pointer: pointer + within };
    reports.add('items-unfit', { fault: words, list: origin.name }, place);
  } else {
    const place = { file: source.file, pointer: pointerOfField(field, source, origin) };
    // The same field may be shown in several places; it is one mistake.
    reports.add('item-unfit', { fault: words, owner, user: container.file.path }, place, field);
  }
}

/** Where an item writes a field: a page in its `fields`, its card or its own texts. */
function pointerOfField(field: string, { file, pointer }: ItemSource, { kinds }: Origin): string {
  const own = ownValue<string>({ title: '/heading', text: '/description' }, field) ?? `/${escapeKey(field)}`;
  const places = kinds ? [`/${escapeKey(field)}`] : [`/card/${escapeKey(field)}`, `/fields/${escapeKey(field)}`, own];
  const found = places.find((place) => readPath(file.json, tokensOfPointer(pointer + place)) !== undefined);
  return pointer + (found ?? '');
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
function checkMarks(query: SiteQuery, items: ItemSource[], { kinds, fields }: Origin, context: JudgeContext): void {
  for (const [key, schema] of Object.entries(query.list.items?.properties ?? {})) {
    const field = fieldOf(key, query);
    const kind = ownValue(kinds, field);
    const format = isObject(kind) ? ownValue(formats, String(kind.is)) : undefined;
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

/** Links inside a group that a query writes out under "as" are made from items too. */
function checkGroups(query: SiteQuery, items: ItemSource[], { graph }: JudgeContext): void {
  const { container, pointer, isShown, list } = query;
  const groups = isObject(query.query.as) ? query.query.as : {};
  const refer = (value: Json | undefined, schema: Schema | undefined, path: string): void => {
    if (typeof value === 'string') {
      if (schema?.format === 'link' && tokensIn(value).length === 0)
        graph.references.push({ kind: 'link', value, container, pointer: `${pointer}/as${path}`, isShown });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        refer(part, schema?.items ?? schema?.properties?.[key], `${path}/${escapeKey(key)}`);
  };
  for (const [key, group] of Object.entries(groups)) {
    if (typeof group !== 'object') continue;
    for (const { item, isFaulty } of items)
      if (!isFaulty) refer(item[key], list.items?.properties?.[key], `/${escapeKey(key)}`);
  }
}

function checkMark(
  value: string,
  format: string,
  [key, field]: [string, string],
  source: ItemSource,
  query: SiteQuery,
  { graph, reports }: JudgeContext,
): void {
  const isPlain = fieldsOf(field)[0] === field;
  const written = isPlain ? readPath(source.file.json, [...tokensOfPointer(source.pointer), field]) : undefined;
  const at =
    written === undefined
      ? { container: query.container, pointer: isPlain ? query.pointer : `${query.pointer}/as/${escapeKey(key)}` }
      : { container: { ...query.container, file: source.file }, pointer: `${source.pointer}/${field}` };
  const place = { file: at.container.file, pointer: at.pointer };
  const refer = (kind: ReferenceKind, name: string, within?: string) =>
    graph.references.push({ kind, value: name, ...at, ...(within && { within }), isShown: query.isShown });
  if (format === 'link' || format === 'icon') refer(format, value);
  else if (format === 'media') refer('picture', value);
  else if (format === 'markdown') {
    const { links, html } = inspectMarkdown(value);
    for (const link of links) refer('link', link, link);
    if (html[0]) reports.add('markdown-html', { tag: html[0] }, { ...place, within: html[0] });
  } else if (format === 'endpoint' || format === 'frame') {
    const asked = query.isShown ? askedBy(value, format) : undefined;
    if (asked) query.container.endpoints = [...query.container.endpoints, asked];
  } else if (format === 'date') checkDate(value, place, reports);
}
