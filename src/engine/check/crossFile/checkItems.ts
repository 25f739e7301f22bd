import { fieldsUsedIn } from '#engine/content/query.ts';
import type { Validate, ValidationError } from '#engine/content/schema/validators.ts';
import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { CrossFileContext } from './crossFileContext.ts';
import { formatValidationError } from './formatValidationError.ts';
import { reportMappingError } from './mappingErrors.ts';
import type { LocatedItem } from './pageItems.ts';
import type { SiteQuery } from './siteGraph.ts';

/** Names, fields and field kinds of the items that a query selects from. */
export interface QuerySource {
  /** Name for sentences, as `the list "stats"`. */
  name: string;
  fields: string[];
  /** Declared kind of each field; absent for pages. */
  kinds?: JsonObject;
}

/** Checks items, their fields renamed, against the item schema of the block. */
export function checkItems(
  query: SiteQuery,
  items: LocatedItem[],
  origin: QuerySource,
  context: CrossFileContext,
): void {
  const validate = context.schemas.items.get(query.list);
  if (!validate || !query.list.items?.properties) return;
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
    if (written.isInvalid) continue;
    const item = withSiteTokens(written.item, context);
    const source = item === written.item ? written : { ...written, item };
    for (const error of validate(item))
      if (isFinalText(error, item)) itemErrors.push({ error, key: propertyOf(error), source });
  }
  return itemErrors;
}

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

/** True unless the value still holds tokens: only the final text can be checked. */
function isFinalText({ instancePath }: ValidationError, item: JsonObject): boolean {
  const value = valueAt(item, instancePath);
  return typeof value !== 'string' || tokensIn(value).length === 0;
}

const propertyOf = ({ keyword, instancePath, params }: ValidationError): string =>
  parsePointer(instancePath)[0] ?? (keyword === 'required' ? String(params.missingProperty) : '');

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
