import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** A schema with the marks that say how its value is edited. */
export interface FieldSchema extends JsonObject {
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  additionalProperties?: boolean | FieldSchema;
  required?: string[];
  enum?: (string | number | boolean | null)[];
  const?: string;
  default?: Json;
  format?: string;
  /** In which group of the form a property stands; content when left out. */
  group?: Group;
  minLength?: number;
  maxLength?: number;
  comfortable?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  list?: boolean;
  blocks?: boolean | string[];
  markup?: 'inline' | 'flow';
  needsAlt?: boolean;
  fieldOf?: string;
}

/** The groups of a form. */
export type Group = 'content' | 'appearance' | 'more';

/** How a value is edited. */
export type FieldKind =
  | 'blocks'
  | 'boolean'
  | 'choice'
  | 'colour'
  | 'date'
  | 'fixed'
  | 'free'
  | 'icon'
  | 'link'
  | 'list'
  | 'markdown'
  | 'media'
  | 'mixed'
  | 'moment'
  | 'name'
  | 'number'
  | 'object'
  | 'text'
  | 'textOrObject';

/** What the schema of a colour asks of its text. */
const colour = '^#[0-9a-fA-F]{6}$';

const byFormat: Record<string, FieldKind> = {
  media: 'media',
  link: 'link',
  icon: 'icon',
  markdown: 'markdown',
  date: 'date',
  moment: 'moment',
  data: 'name',
  layout: 'name',
  shared: 'name',
  route: 'link',
};

const byType: Record<string, FieldKind> = {
  array: 'list',
  object: 'object',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
  string: 'text',
};

/** The types that a value may have, null aside. */
export function typesOf({ type, properties }: FieldSchema): string[] {
  if (type === undefined) return properties ? ['object'] : [];
  return [type].flat().filter((name) => name !== 'null');
}

/** How a value of a schema is edited. */
export function fieldKind(schema: FieldSchema): FieldKind {
  if (schema.const !== undefined) return 'fixed';
  if (schema.blocks) return 'blocks';
  if (schema.list) return 'list';
  if (schema.enum) return 'choice';
  if (schema.pattern === colour) return 'colour';
  const types = typesOf(schema);
  const format = byFormat[schema.format ?? ''];
  if (format === 'media' || (format && types.join() === 'string')) return format;
  if (types.length === 1) return byType[types[0] ?? ''] ?? 'free';
  if (types.join() === 'string,object') return 'textOrObject';
  return types.length === 0 ? 'free' : 'mixed';
}

/** The schema of what is at a key of a value. */
export function schemaInside(schema: FieldSchema | undefined, value: Json | undefined, key: string): FieldSchema {
  if (Array.isArray(value)) return schema?.items ?? {};
  const own = schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (own) return own;
  return isObject(schema?.additionalProperties) ? (schema.additionalProperties as FieldSchema) : {};
}

/** What a value begins as: all that its schema requires, as empty as it may be. */
export function emptyValue(schema: FieldSchema): Json {
  const kind = fieldKind(schema);
  if (kind === 'choice') return schema.enum?.[0] ?? '';
  if (kind === 'boolean') return false;
  if (kind === 'number') return schema.minimum ?? 0;
  if (kind === 'list' || kind === 'blocks')
    return Array.from({ length: kind === 'list' ? (schema.minItems ?? 0) : 0 }, () => emptyValue(schema.items ?? {}));
  if (kind === 'colour') return '#000000';
  if (kind !== 'object') return '';
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((key) => [key, emptyValue(schema.properties?.[key] ?? {})]));
}
