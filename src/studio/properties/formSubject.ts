import { isTemplatePath } from '#shared/contentFile/contentPath.ts';
import { getOwnValue, isObject, type Json } from '#shared/json.ts';
import { childPointer, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { FileLocation, StudioSchemas } from '#shared/studio.ts';
import { type FieldSchema, schemaAtKey } from './fieldSchema.ts';
import { picturePathOf } from './pickers/pictureValue.ts';

/** Subject of a form: the nearest object around a location that is edited as a unit, such as a block or a file. */
export interface FormSubject extends FileLocation {
  kind: 'block' | 'page' | 'layout' | 'pattern' | 'site' | 'list' | 'item' | 'text';
  schema: FieldSchema;
  /** Name for people: its heading, its first words, or its schema's title. */
  name: string;
}

/** Path of the file that a translation is of. */
const originalPathOf = (file: string) => file.replace(/\.[a-z]{2,3}(?:-[A-Z]{2})?(?=\.(?:json|md)$)/, '');

const listName = (file: string) => file.replace(/^_data\//, '').replace(/\.json$/, '');

function kindOfFile(
  schemas: StudioSchemas,
  file: string,
  json: Json,
): Pick<FormSubject, 'kind' | 'schema'> | undefined {
  const subjectOf = (kind: FormSubject['kind'], schema: unknown) => ({ kind, schema: schema as FieldSchema });
  if (file === '_site.json') return subjectOf('site', schemas.site);
  if (file.startsWith('_layouts/')) return subjectOf('layout', schemas.layout);
  if (file.startsWith('_patterns/')) return subjectOf('pattern', schemas.pattern);
  if (file.startsWith('_data/')) return subjectOf('list', schemas.dataList);
  if (!file.startsWith('_blocks/'))
    return subjectOf('page', isTemplatePath(originalPathOf(file)) ? schemas.template : schemas.page);
  const schema = blockSchema(schemas, json);
  return schema && { kind: 'block', schema };
}

function blockSchema(schemas: StudioSchemas, block: Json | undefined): FieldSchema | undefined {
  const type = isObject(block) && typeof block.type === 'string' ? block.type : '';
  return getOwnValue(schemas.blocks, type) as FieldSchema | undefined;
}

/** Form of a text in a file of its own. */
export const textFileSubject = (file: string, { title = 'Text', ...schema }: FieldSchema = {}): FormSubject => ({
  ...{ file, pointer: '', kind: 'text', name: file },
  schema: { type: 'string', format: 'markdown', markup: 'flow', ...schema, title },
});

/** Finds the subject of the form for a location; undefined if there is no schema for it. */
export function subjectAt(
  schemas: StudioSchemas,
  { file, pointer }: FileLocation,
  json: Json,
): FormSubject | undefined {
  const fileSubject = kindOfFile(schemas, file, json);
  if (!fileSubject) return undefined;
  let subject = { file, pointer: '', ...fileSubject };
  let { schema } = fileSubject;
  let value: Json | undefined = json;
  let path = '';
  for (const key of parsePointer(pointer)) {
    const isBlock: unknown = Array.isArray(value) && schema.blocks;
    const isItem = fileSubject.kind === 'list' && path === '/items';
    schema = schemaAtKey(schema, value, key);
    value = readPath(value, [key]);
    path = childPointer(path, key);
    if (value === undefined) break;
    const unit = isBlock
      ? blockSchema(schemas, value)
      : isItem
        ? getOwnValue(schemas.items, listName(file))
        : undefined;
    if (isBlock && !unit) return undefined;
    if (!unit) continue;
    schema = unit as FieldSchema;
    subject = { file, pointer: path, kind: isBlock ? 'block' : 'item', schema };
  }
  return { ...subject, name: nameOf(subject, json) };
}

function nameOf({ pointer, schema, kind }: Omit<FormSubject, 'name'>, json: Json): string {
  const value = valueAt(json, pointer);
  const heading = isObject(value) ? (value.heading ?? value.name) : undefined;
  // The values of tokens are not known here.
  if (typeof heading === 'string' && heading && !heading.includes('{')) return firstTextIn(heading);
  return (kind === 'item' ? titleOfItem(schema, value) : '') || (schema.title ?? '');
}

/** First text in a value without Markdown; empty if there is none. */
export function firstTextIn(value: Json | undefined): string {
  if (typeof value === 'string')
    return value
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*`#]/g, '')
      .trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(firstTextIn).find(Boolean) ?? '';
  return isObject(value) ? (Object.values(value).map(firstTextIn).find(Boolean) ?? '') : '';
}

/** Title of an item in a list: the text of its first property that is written for people. */
export function titleOfItem(schema: FieldSchema, value: Json | undefined): string {
  if (!isObject(value)) return firstTextIn(value);
  for (const [key, { format, enum: choices, pattern }] of Object.entries(schema.properties ?? {})) {
    // A text with a pattern is an identifier.
    const isForPeople = (format === undefined || format === 'markdown') && !choices && !pattern;
    const text = value[key];
    if (isForPeople && typeof text === 'string' && text) return firstTextIn(text);
  }
  return firstTextIn(value);
}

export function pictureOfItem(schema: FieldSchema, value: Json | undefined): string | undefined {
  if (schema.format === 'media') return picturePathOf(value);
  if (!isObject(value)) return undefined;
  const key = Object.keys(schema.properties ?? {}).find((name) => {
    return schema.properties?.[name]?.format === 'media' && value[name] !== undefined;
  });
  return key === undefined ? undefined : picturePathOf(value[key]);
}

/** Describes a change of a value: `Heading of Campus Location`. */
export function describeChange(
  { schema, pointer, name }: FormSubject,
  json: Json,
  place: string,
  done: string,
): string {
  let inner: FieldSchema = schema;
  let value: Json | undefined = json;
  let title = '';
  parsePointer(place).forEach((key, depth) => {
    const isInside = depth >= parsePointer(pointer).length;
    if (isInside) inner = schemaAtKey(inner, value, key);
    if (isInside) title = inner.title ?? (Array.isArray(value) ? title : key);
    value = readPath(value, [key]);
  });
  const changedTitle = title || (schema.title ?? 'Value');
  const descriptions: Record<string, string> = {
    insert: `${changedTitle} added to ${name}`,
    remove: `${changedTitle} removed from ${name}`,
    move: `${changedTitle} moved in ${name}`,
  };
  return descriptions[done] ?? `${changedTitle} of ${name}`;
}
