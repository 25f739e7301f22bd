import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { formatDate } from '../formatDate.ts';
import { fieldsInText, fillTemplateText, readItemField } from '../query.ts';
import { composeBlockSchema, composeFileSchema, listBlockTypes, readDefinitions } from '../schema/composeSchema.ts';
import type { Schema } from '../schema/schema.ts';

/*
 * A template is a page with `each`: it stands for a page for every item of a list. Texts name fields of the item, as
 * `{item.title}`. A text that is nothing but the name of a field becomes the field's value, whatever it is. A property
 * whose field the item lacks is left out, and with it the block or list entry that requires the property.
 */

/** Template and item that a page is made of: plain data, which worker threads receive as well. */
export interface ItemContent {
  /** Template as written, with its texts. */
  template: JsonObject;
  item: JsonObject;
  /** Fields that texts name and the list does not have, which is reported: such texts stay as they are. */
  unknown: readonly string[];
  /** Fields with days, which people read in their language. */
  dates: { fields: readonly string[]; language: string };
}

/** Place in the template or in the item that a value comes from. */
export interface ContentPlace {
  of: 'template' | 'item';
  keys: readonly string[];
}

/** Places of values by the object or list that holds them, where they are not at the same key of the template. */
type Places = WeakMap<object, Map<string, ContentPlace>>;

interface Filling extends Omit<ItemContent, 'template'> {
  places: Places;
  /** Called for each field that a text names, with the place of the text in the template. */
  onField?: ((field: string, keys: readonly string[]) => void) | undefined;
}

/** Page with the places that its values come from. */
interface FilledPage {
  page: JsonObject;
  places: Places;
}

/** Key of a template, which its pages have too so that it is checked with them. */
export const eachKey = 'each';

const wholeField = /^\{\s*item\.([\w-]+(?:\.[\w-]+)*)\s*\}$/;

/** Page that a template makes of an item. */
export const fillTemplate = (content: ItemContent): JsonObject => fillOnce(content).page;

/** Creates a function that finds the place that a value of the page comes from, by its path in the page. */
export function createPlaceFinder(content: ItemContent): (keys: readonly string[]) => ContentPlace {
  const filled = fillOnce(content);
  return (keys) => findPlace(filled, keys);
}

/** Page filled last: the same one is asked for several times in a row. */
let last: { content: ItemContent; definitions: object; filled: FilledPage } | undefined;

function fillOnce(content: ItemContent): FilledPage {
  const { template, item, unknown, dates } = content;
  const definitions = readDefinitions();
  const { content: before } = last ?? {};
  const isSame = before?.template === template && before.item === item && last?.definitions === definitions;
  if (last && isSame && before.unknown === unknown && before.dates === dates) return last.filled;
  const filled = fill(content);
  last = { content, definitions, filled };
  return filled;
}

function findPlace({ page, places }: FilledPage, keys: readonly string[]): ContentPlace {
  let place: ContentPlace = { of: 'template', keys: [] };
  let value: Json | undefined = page;
  for (const key of keys) {
    const isContainer: boolean = typeof value === 'object' && value !== null;
    place = (isContainer ? places.get(value as object)?.get(key) : undefined) ?? {
      of: place.of,
      keys: [...place.keys, key],
    };
    value = isContainer ? (value as JsonObject)[key] : undefined;
  }
  return place;
}

/** Fields of items that a template names, each with the path of the text. */
export function fieldsOfTemplate(template: JsonObject): { field: string; keys: readonly string[] }[] {
  const found: { field: string; keys: readonly string[] }[] = [];
  const none = { item: {}, unknown: [], dates: { fields: [], language: '' } };
  fill({ template, ...none }, (field, keys) => found.push({ field, keys }));
  return found;
}

function fill({ template, ...content }: ItemContent, onField?: Filling['onField']): FilledPage {
  const filling: Filling = { ...content, places: new WeakMap(), onField };
  const { [eachKey]: each, ...written } = template;
  const page = fillObject(written, pageSchema(), [], filling);
  if (each !== undefined) page[eachKey] = each;
  if (Array.isArray(written.blocks)) page.blocks ??= [];
  addDates(page, filling);
  return { page, places: filling.places };
}

/** A page is there while its template and its item are: from the later of two days on, until the earlier one. */
function addDates(page: JsonObject, { item, places }: Filling): void {
  for (const [key, isBefore] of [
    ['publishAt', true],
    ['expireAt', false],
  ] as const) {
    const [own, ofItem] = [page[key], item[key]];
    if (typeof ofItem !== 'string') continue;
    if (typeof own === 'string' && own < ofItem !== isBefore) continue;
    page[key] = ofItem;
    getOrInsert(places, page, () => new Map<string, ContentPlace>()).set(key, { of: 'item', keys: [key] });
  }
}

function fillObject(
  value: JsonObject,
  schema: Schema | undefined,
  keys: readonly string[],
  filling: Filling,
): JsonObject {
  const filled: JsonObject = {};
  for (const [key, part] of Object.entries(value)) {
    // Fields in the texts of a query's "as" are those of the items that it finds.
    const isOfQuery = key === 'as' && schema?.list === true;
    const result = isOfQuery ? part : fillValue(part ?? null, propertyOf(schema, key), [...keys, key], filling);
    if (result === undefined) continue;
    filled[key] = result;
    const field = isOfQuery ? undefined : fieldShownAsWritten(part, result, filling);
    if (field) note(filled, key, { of: 'item', keys: field.split('.') }, filling);
  }
  return filled;
}

function fillList(
  values: Json[],
  schema: Schema | undefined,
  keys: readonly string[],
  filling: Filling,
): Json[] | undefined {
  const filled: Json[] = [];
  values.forEach((value, index) => {
    const at = [...keys, String(index)];
    const entry = schema?.blocks ? blockSchemaOf(value) : schema?.items;
    const result = fillValue(value, entry, at, filling);
    if (result === undefined) return;
    const field = fieldShownAsWritten(value, result, filling);
    note(
      filled,
      String(filled.length),
      field ? { of: 'item', keys: field.split('.') } : { of: 'template', keys: at },
      filling,
    );
    filled.push(result);
  });
  return filled.length === 0 && values.length > 0 ? undefined : filled;
}

function fillValue(
  value: Json,
  schema: Schema | undefined,
  keys: readonly string[],
  filling: Filling,
): Json | undefined {
  if (Array.isArray(value)) return fillList(value, schema, keys, filling);
  if (isObject(value)) {
    const filled = fillObject(value, schema, keys, filling);
    return lacksRequired(value, filled, schema) ? undefined : filled;
  }
  return typeof value === 'string' && value.includes('{') ? fillText(value, schema, keys, filling) : value;
}

function fillText(
  text: string,
  schema: Schema | undefined,
  keys: readonly string[],
  filling: Filling,
): Json | undefined {
  const fields = fieldsInText(text);
  if (fields.length === 0) return text;
  for (const field of fields) filling.onField?.(field, keys);
  if (fields.some((field) => filling.unknown.includes(field))) return text;
  const isRead = schema?.type === 'string' && (schema.format ?? 'markdown') === 'markdown' && !schema.pattern;
  const fieldValue = (name: string) => (isRead ? fieldAsRead(name, filling) : readItemField(filling.item, name));
  const whole = wholeField.exec(text)?.[1];
  return whole ? (fieldValue(whole) ?? undefined) : fillTemplateText(text, fieldValue);
}

/** Value of an item's field in a text for people: they read days in their language, and lists with commas. */
export function fieldAsRead(name: string, { item, dates }: Pick<ItemContent, 'item' | 'dates'>): Json | undefined {
  const value = readItemField(item, name);
  if (Array.isArray(value)) return value.join(', ');
  const isDay = dates.fields.includes(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return isDay ? formatDate(value, dates.language) : value;
}

/** Field whose value a text of the template became. A day or a list in a text is not written as it is shown. */
function fieldShownAsWritten(text: Json | undefined, result: Json, { item }: Filling): string | undefined {
  const field = typeof text === 'string' && text.includes('{') ? wholeField.exec(text)?.[1] : undefined;
  return field !== undefined && readItemField(item, field) === result ? field : undefined;
}

const note = (holder: object, key: string, place: ContentPlace, { places }: Filling): unknown =>
  getOrInsert(places, holder, () => new Map<string, ContentPlace>()).set(key, place);

/** True if a property that the schema requires was written and is gone. */
const lacksRequired = (written: JsonObject, filled: JsonObject, schema: Schema | undefined): boolean =>
  (schema?.required ?? []).some((key) => written[key] !== undefined && filled[key] === undefined);

const propertyOf = (schema: Schema | undefined, key: string): Schema | undefined =>
  schema?.properties?.[key] ??
  (isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined);

const schemasByDefinitions = new WeakMap<object, Map<string, Schema>>();

/** Composed schema by name; read again once definitions are. */
const cachedSchema = (name: string, compose: () => Schema): Schema =>
  getOrInsert(
    getOrInsert(schemasByDefinitions, readDefinitions(), () => new Map<string, Schema>()),
    name,
    compose,
  );

const pageSchema = () => cachedSchema('page', () => composeFileSchema('page'));

function blockSchemaOf(block: Json): Schema {
  const type = isObject(block) ? String(block.type) : '';
  // A block type that does not exist is reported where the page is checked.
  return cachedSchema(`block:${type}`, () => (listBlockTypes().includes(type) ? composeBlockSchema(type) : {}));
}
