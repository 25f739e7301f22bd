import { fieldsUsedIn } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { Validate, ValidationError } from '#engine/content/schema/validators.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer, escapePointerKey, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import { checkDate } from '../facts/dates.ts';
import type { Reference, ReferenceKind } from '../facts/facts.ts';
import { findRequestedOrigin } from '../facts/webAddresses.ts';
import type { CrossFileContext } from './crossFileContext.ts';
import { formatValidationError } from './formatValidationError.ts';
import { reportMappingError } from './mappingErrors.ts';
import type { LocatedItem } from './pageItems.ts';
import type { LocatedFact, SiteQuery } from './siteGraph.ts';

/** Names, fields and field kinds of the items that a query selects from. */
export interface QuerySource {
  /** Name for sentences, as `the list "stats"`. */
  name: string;
  fields: string[];
  /** Declared kind of each field; absent for pages. */
  kinds?: JsonObject;
}

/**
 * Checks items, their fields renamed, against the item schema of the block.
 * @returns the references that the query itself makes, as with `"link": "/events#{item.id}"`
 */
export function checkItems(
  query: SiteQuery,
  items: LocatedItem[],
  origin: QuerySource,
  context: CrossFileContext,
): LocatedFact<Reference>[] {
  const validate = context.schemas.items.get(query.list);
  if (!validate || !query.list.items?.properties) return [];
  const reported = new Set<string>();
  const missingKeys = new Set<string>();
  for (const itemError of findItemErrors(items, validate, context)) {
    const { error, key } = itemError;
    if (reportMappingError(error, query, context.reports)) continue;
    const isOfList = isErrorOfList(itemError, items, query, origin);
    if (reported.has(`${key}\n${error.keyword}`) && isOfList) continue;
    reported.add(`${key}\n${error.keyword}`);
    if (error.keyword === 'required' && !error.instancePath && isOfList) missingKeys.add(key);
    else reportItemError(itemError, isOfList, query, origin, context);
  }
  if (missingKeys.size > 0) {
    const args = { keys: [...missingKeys], owner: query.owner, list: origin.name, fields: origin.fields };
    context.reports.add('item-field-missing', args, { file: query.container.file, pointer: query.pointer });
  }
  const before = context.graph.references.length;
  checkFormats(query, items, origin, context);
  addMappedLinks(query, items, context);
  return context.graph.references.slice(before).filter(({ container }) => container === query.container);
}

interface ItemError {
  error: ValidationError;
  /** Property of the block's item. */
  key: string;
  source: LocatedItem;
}

function findItemErrors(items: LocatedItem[], validate: Validate, context: CrossFileContext): ItemError[] {
  const itemErrors: ItemError[] = [];
  for (const written of items) {
    if (written.isFaulty) continue;
    const item = withSiteTokens(written.item, context);
    const source = item === written.item ? written : { ...written, item };
    for (const error of validate(item))
      if (isFinalText(error, item)) itemErrors.push({ error, key: propertyOf(error), source });
  }
  return itemErrors;
}

/** Copy of an item with site tokens replaced. */
function withSiteTokens(item: JsonObject, { tokens, brokenSiteKeys }: CrossFileContext): JsonObject {
  if (brokenSiteKeys.size > 0) return item;
  let replaced: JsonObject | undefined;
  for (const key in item) {
    const value = item[key];
    if (typeof value !== 'string' || !value.includes('{site.')) continue;
    const text = replaceTokens(value, tokens);
    // An empty value of the site is reported elsewhere.
    if (text.trim() === '') continue;
    replaced ??= { ...item };
    replaced[key] = text;
  }
  return replaced ?? item;
}

/** True unless the value still holds tokens: only the final text can be judged. */
function isFinalText({ instancePath }: ValidationError, item: JsonObject): boolean {
  const value = valueAt(item, instancePath);
  return typeof value !== 'string' || tokensIn(value).length === 0;
}

const propertyOf = ({ keyword, instancePath, params }: ValidationError): string =>
  parsePointer(instancePath)[0] ?? (keyword === 'required' ? String(params.missingProperty) : '');

/** The item field that a property of the block takes unchanged. */
function fieldOf(key: string, { query }: SiteQuery): string {
  const entry = isObject(query.as) ? getOwnValue(query.as, key) : undefined;
  return typeof entry === 'string' ? entry : key;
}

/** Path, within an item of the block, of the value that an error is about. */
const pathOf = ({ instancePath }: ValidationError, key: string): string[] => {
  const path = parsePointer(instancePath);
  return path.length > 0 ? path : [key];
};

/** Item fields from which the invalid value is made; the property's own name where the query maps none. */
function sourceFieldsOf(error: ValidationError, key: string, { query }: SiteQuery): string[] {
  if (!isObject(query.as) || getOwnValue(query.as, key) === undefined) return [key];
  return fieldsUsedIn(readPath(query.as, pathOf(error, key)));
}

/**
 * True if all items share the error: the field is absent or of another kind in all of them, or the query itself is
 * wrong.
 */
function isErrorOfList(
  { error, key }: ItemError,
  items: LocatedItem[],
  query: SiteQuery,
  { fields }: QuerySource,
): boolean {
  const sourceFields = sourceFieldsOf(error, key, query);
  if (sourceFields.length === 0 || !sourceFields.every((field) => fields.includes(field))) return true;
  if (error.keyword !== 'type') return false;
  const path = pathOf(error, key);
  const values = items.map(({ item }) => readPath(item, path)).filter((value) => value !== undefined);
  return new Set(values.map(kindOf)).size === 1;
}

const kindOf = (value: Json | undefined) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

function reportItemError(
  { error, key, source }: ItemError,
  isOfList: boolean,
  query: SiteQuery,
  origin: QuerySource,
  { reports }: CrossFileContext,
): void {
  const { list, owner, container, pointer } = query;
  const [field = key, ...others] = sourceFieldsOf(error, key, query);
  const cause = field === key || others.length > 0 ? '' : ` It is made from ${JSON.stringify(field)}.`;
  const message = formatValidationError(error, source.item, list.items ?? {}) + cause;
  if (isOfList) {
    const isNamed = isObject(query.query.as) && Object.hasOwn(query.query.as, key);
    const within = isNamed ? `/as${error.instancePath || `/${escapePointerKey(key)}`}` : '';
    const location = { file: container.file, pointer: pointer + within };
    reports.add('items-unfit', { fault: message, list: origin.name }, location);
  } else {
    const location = { file: source.file, pointer: pointerOfField(field, source, origin) };
    // The same field may be shown in several places; that is one mistake.
    reports.add('item-unfit', { fault: message, owner, user: container.file.path }, location, field);
  }
}

/** Pointer at which an item writes a field. A page may write it in `fields`, its card or its own texts. */
function pointerOfField(field: string, { file, pointer }: LocatedItem, { kinds }: QuerySource): string {
  const textPointer =
    getOwnValue<string>({ title: '/heading', text: '/description' }, field) ?? `/${escapePointerKey(field)}`;
  const candidates = kinds
    ? [`/${escapePointerKey(field)}`]
    : [`/card/${escapePointerKey(field)}`, `/fields/${escapePointerKey(field)}`, textPointer];
  const found = candidates.find((candidate) => valueAt(file.json, pointer + candidate) !== undefined);
  return pointer + (found ?? '');
}

/** Schema format of each field kind of a data list. Texts have none. */
const fieldFormats: Record<string, string> = {
  link: 'link',
  image: 'media',
  file: 'media',
  icon: 'icon',
  date: 'date',
  markdown: 'markdown',
};

/** Checks plain fields to which a block gives a format, such as a text that becomes a link. */
function checkFormats(
  query: SiteQuery,
  items: LocatedItem[],
  { kinds, fields }: QuerySource,
  context: CrossFileContext,
): void {
  for (const [key, schema] of Object.entries(query.list.items?.properties ?? {})) {
    const field = fieldOf(key, query);
    const kind = getOwnValue(kinds, field);
    const format = isObject(kind) ? getOwnValue(fieldFormats, String(kind.is)) : undefined;
    const isOwnOfPage = !kinds && ['link', 'image', 'icon', 'text', 'title'].includes(field);
    if (!schema.format || schema.format === format || isOwnOfPage) continue;
    if (!fieldsUsedIn(field).every((name) => fields.includes(name))) continue;
    for (const source of items) {
      const value = source.isFaulty ? undefined : source.item[key];
      if (typeof value === 'string' && tokensIn(value).length === 0)
        checkFormat(value, schema.format, [key, field], source, query, context);
    }
  }
}

/** Adds links inside groups that a query maps under "as": they are made from items too. */
function addMappedLinks(query: SiteQuery, items: LocatedItem[], { graph }: CrossFileContext): void {
  const { container, pointer, isShown, list } = query;
  const groups = isObject(query.query.as) ? query.query.as : {};
  const addLinks = (value: Json | undefined, schema: Schema | undefined, path: string): void => {
    if (typeof value === 'string') {
      if (schema?.format === 'link' && tokensIn(value).length === 0)
        graph.references.push({ kind: 'link', value, container, pointer: `${pointer}/as${path}`, isShown });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        addLinks(part, schema?.items ?? schema?.properties?.[key], `${path}/${escapePointerKey(key)}`);
  };
  for (const [key, group] of Object.entries(groups)) {
    if (typeof group !== 'object') continue;
    for (const { item, isFaulty } of items)
      if (!isFaulty) addLinks(item[key], list.items?.properties?.[key], `/${escapePointerKey(key)}`);
  }
}

function checkFormat(
  value: string,
  format: string,
  [key, field]: [string, string],
  source: LocatedItem,
  query: SiteQuery,
  { graph, reports }: CrossFileContext,
): void {
  const isPlain = fieldsUsedIn(field)[0] === field;
  const written = isPlain ? valueAt(source.file.json, childPointer(source.pointer, field)) : undefined;
  const at =
    written === undefined
      ? {
          container: query.container,
          pointer: isPlain ? query.pointer : `${query.pointer}/as/${escapePointerKey(key)}`,
        }
      : { container: { ...query.container, file: source.file }, pointer: `${source.pointer}/${field}` };
  const location = { file: at.container.file, pointer: at.pointer };
  const addReference = (kind: ReferenceKind, name: string, within?: string) =>
    graph.references.push({ kind, value: name, ...at, ...(within && { within }), isShown: query.isShown });
  if (format === 'link' || format === 'icon') addReference(format, value);
  else if (format === 'media') addReference('picture', value);
  else if (format === 'markdown') {
    const { links, html } = inspectMarkdown(value);
    for (const link of links) addReference('link', link, link);
    if (html[0]) reports.add('markdown-html', { tag: html[0] }, { ...location, within: html[0] });
  } else if (format === 'endpoint' || format === 'frame') {
    const origin = query.isShown ? findRequestedOrigin(value, format) : undefined;
    if (origin) query.container.endpoints = [...query.container.endpoints, origin];
  } else if (format === 'date') checkDate(value, location, reports);
}
