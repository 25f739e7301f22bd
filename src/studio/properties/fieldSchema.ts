import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Schema with the annotations that control how its value is edited. */
export interface FieldSchema extends JsonObject {
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  additionalProperties?: boolean | FieldSchema;
  required?: string[];
  enum?: (string | number | boolean | null)[];
  /** Alternatives, of which each has a title. */
  oneOf?: FieldSchema[];
  const?: Json;
  default?: Json;
  format?: string;
  /** Group of the form in which a property is shown; content if omitted. */
  group?: FieldGroup;
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
  inPlaceOf?: string | string[];
  /** True for Markdown that is edited as it is written. */
  isSource?: boolean;
  fieldOf?: string;
  /** Names of the choices of an enum for people, by value. */
  choiceNames?: Record<string, string>;
  /** True if no value is usual, since only the author can decide. */
  isDecidedByAuthor?: boolean;
}

export type FieldGroup = 'content' | 'appearance' | 'more';

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
  | 'textOrObject'
  | 'variant';

const colourPattern = '^#[0-9a-fA-F]{6}$';

const kindByFormat: Record<string, FieldKind> = {
  media: 'media',
  link: 'link',
  icon: 'icon',
  markdown: 'markdown',
  date: 'date',
  moment: 'moment',
  deadline: 'moment',
  data: 'name',
  layout: 'name',
  shared: 'name',
  route: 'link',
};

const kindByType: Record<string, FieldKind> = {
  array: 'list',
  object: 'object',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
  string: 'text',
};

export function typesOf({ type, properties }: FieldSchema): string[] {
  if (type === undefined) return properties ? ['object'] : [];
  return [type].flat().filter((name) => name !== 'null');
}

export function fieldKindOf(schema: FieldSchema): FieldKind {
  if (schema.const !== undefined) return 'fixed';
  if (schema.blocks) return 'blocks';
  if (schema.list) return 'list';
  if (schema.enum) return 'choice';
  if (schema.pattern === colourPattern) return 'colour';
  if (schema.oneOf) return 'variant';
  const types = typesOf(schema);
  const format = kindByFormat[schema.format ?? ''];
  if (format === 'media' || (format && types.join() === 'string')) return format;
  if (types.length === 1) return kindByType[types[0] ?? ''] ?? 'free';
  if (types.join() === 'string,object') return 'textOrObject';
  return types.length === 0 ? 'free' : 'mixed';
}

export function schemaAtKey(schema: FieldSchema | undefined, value: Json | undefined, key: string): FieldSchema {
  if (Array.isArray(value)) return schema?.items ?? {};
  const propertySchema =
    schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (propertySchema) return propertySchema;
  return isObject(schema?.additionalProperties) ? (schema.additionalProperties as FieldSchema) : {};
}

/** Creates the initial value of a schema: only required properties, as empty as possible. */
export function createEmptyValue(schema: FieldSchema): Json {
  const kind = fieldKindOf(schema);
  if (kind === 'choice') return schema.enum?.[0] ?? '';
  if (kind === 'fixed') return schema.const ?? '';
  if (kind === 'variant') return createEmptyValue(schema.oneOf?.[0] ?? {});
  if (kind === 'boolean') return false;
  if (kind === 'number') return schema.minimum ?? 0;
  if (kind === 'list' || kind === 'blocks')
    return Array.from({ length: kind === 'list' ? (schema.minItems ?? 0) : 0 }, () =>
      createEmptyValue(schema.items ?? {}),
    );
  if (kind === 'colour') return '#000000';
  if (kind !== 'object') return '';
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((key) => [key, createEmptyValue(schema.properties?.[key] ?? {})]));
}
