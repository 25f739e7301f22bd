import { keysOfPointer, pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, ownValue } from '#shared/json.ts';
import type { Place, StudioSchemas } from '#shared/studio.ts';
import { type FieldSchema, schemaInside } from './fieldSchema.ts';

/** What a form shows: the nearest group around a place that stands for itself, as a block or a whole file. */
export interface Subject extends Place {
  kind: 'block' | 'page' | 'layout' | 'pattern' | 'site' | 'list' | 'item';
  schema: FieldSchema;
  /** What it is called: its heading, its first words, or what its schema is called. */
  name: string;
}

const listName = (file: string) => file.replace(/^_data\//, '').replace(/\.json$/, '');

function ofFile(schemas: StudioSchemas, file: string, json: Json): Pick<Subject, 'kind' | 'schema'> | undefined {
  const as = (kind: Subject['kind'], schema: unknown) => ({ kind, schema: schema as FieldSchema });
  if (file === '_site.json') return as('site', schemas.site);
  if (file.startsWith('_layouts/')) return as('layout', schemas.layout);
  if (file.startsWith('_patterns/')) return as('pattern', schemas.pattern);
  if (file.startsWith('_data/')) return as('list', schemas.dataList);
  if (!file.startsWith('_blocks/')) return as('page', schemas.page);
  const own = blockSchema(schemas, json);
  return own && { kind: 'block', schema: own };
}

function blockSchema(schemas: StudioSchemas, block: Json | undefined): FieldSchema | undefined {
  const type = isObject(block) && typeof block.type === 'string' ? block.type : '';
  return ownValue(schemas.blocks, type) as FieldSchema | undefined;
}

/** What the form for a place shows; undefined where the engine knows no schema for it. */
export function subjectAt(schemas: StudioSchemas, { file, pointer }: Place, json: Json): Subject | undefined {
  const whole = ofFile(schemas, file, json);
  if (!whole) return undefined;
  let subject = { file, pointer: '', ...whole };
  let { schema } = whole;
  let value: Json | undefined = json;
  let path = '';
  for (const key of keysOfPointer(pointer)) {
    const isBlock: unknown = Array.isArray(value) && schema.blocks;
    const isItem = whole.kind === 'list' && path === '/items';
    schema = schemaInside(schema, value, key);
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    path = pointerTo(path, key);
    if (value === undefined) break;
    const own = isBlock ? blockSchema(schemas, value) : isItem ? ownValue(schemas.items, listName(file)) : undefined;
    if (isBlock && !own) return undefined;
    if (!own) continue;
    schema = own as FieldSchema;
    subject = { file, pointer: path, kind: isBlock ? 'block' : 'item', schema };
  }
  return { ...subject, name: nameOf(subject, json) };
}

function nameOf({ pointer, schema, kind }: Omit<Subject, 'name'>, json: Json): string {
  const value = keysOfPointer(pointer).reduce<Json | undefined>(
    (holder, key) => (Array.isArray(holder) ? holder[Number(key)] : isObject(holder) ? holder[key] : undefined),
    json,
  );
  const own = isObject(value) ? (value.heading ?? value.name) : undefined;
  // What a token stands for is not known here.
  if (typeof own === 'string' && own && !own.includes('{')) return textIn(own);
  return (kind === 'item' ? titleOfItem(schema, value) : '') || (schema.title ?? '');
}

/** The first words in a value, without the marks of Markdown; empty where it has none. */
export function textIn(value: Json | undefined): string {
  if (typeof value === 'string')
    return value
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*`#]/g, '')
      .trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textIn).find(Boolean) ?? '';
  return isObject(value) ? (Object.values(value).map(textIn).find(Boolean) ?? '') : '';
}

/** What an item is called in a list: the text of the first of its properties that is one to be read. */
export function titleOfItem(schema: FieldSchema, value: Json | undefined): string {
  if (!isObject(value)) return textIn(value);
  for (const [key, { format, enum: choices, pattern }] of Object.entries(schema.properties ?? {})) {
    // What must keep a pattern is a name for machines.
    const isRead = (format === undefined || format === 'markdown') && !choices && !pattern;
    const own = value[key];
    if (isRead && typeof own === 'string' && own) return textIn(own);
  }
  return textIn(value);
}

/** Path in `_media` of the first picture of an item. */
export function pictureOfItem(schema: FieldSchema, value: Json | undefined): string | undefined {
  if (schema.format === 'media') return typeof value === 'string' ? value : isObject(value) ? String(value.src) : '';
  if (!isObject(value)) return undefined;
  const key = Object.keys(schema.properties ?? {}).find((name) => {
    return schema.properties?.[name]?.format === 'media' && value[name] !== undefined;
  });
  return key === undefined ? undefined : pictureOfItem({ format: 'media' }, value[key]);
}

/** What is done to a value, in words: `Heading of Campus Location`. */
export function labelOf({ schema, pointer, name }: Subject, json: Json, place: string, done: string): string {
  let inner: FieldSchema = schema;
  let value: Json | undefined = json;
  let title = '';
  keysOfPointer(place).forEach((key, depth) => {
    const isInside = depth >= keysOfPointer(pointer).length;
    if (isInside) inner = schemaInside(inner, value, key);
    if (isInside) title = inner.title ?? (Array.isArray(value) ? title : key);
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  });
  const what = title || (schema.title ?? 'Value');
  const words: Record<string, string> = {
    insert: `${what} added to ${name}`,
    remove: `${what} removed from ${name}`,
    move: `${what} moved in ${name}`,
  };
  return words[done] ?? `${what} of ${name}`;
}
