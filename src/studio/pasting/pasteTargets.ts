import { isObject, type JsonObject } from '#shared/json.ts';
import { type FieldSchema, fieldKindOf } from '../properties/fieldSchema.ts';
import { findPictureSlot, isPictureSchema, type PictureSlot } from '../properties/pictureSlots.ts';

type Properties = [key: string, schema: FieldSchema][];

/** Block types that take what is pasted, found by their schemas, with the keys of their properties. */
export interface PasteTargets {
  text?: { type: string; key: string; hasHeading: boolean };
  /** `name` is the key for who says it. */
  quote?: { type: string; key: string; name: string | undefined };
  table?: {
    type: string;
    columns: string;
    rows: string;
    hasHeading: boolean;
    caption: string | undefined;
    max: number;
  };
  picture?: { type: string; key: string };
  pictures?: { type: string; list: string; slot: PictureSlot };
}

/**
 * Finds block types for pasted texts, quotations, tables and pictures.
 * @param accepts types that may stand there; all when left out
 */
export function findPasteTargets(schemas: Record<string, JsonObject>, accepts: string[] | undefined): PasteTargets {
  const targets: PasteTargets = {};
  for (const [type, json] of Object.entries(schemas)) {
    if (accepts && !accepts.includes(type)) continue;
    const schema = json as FieldSchema;
    const properties: Properties = Object.entries(schema.properties ?? {});
    const text = textTarget(type, schema, properties);
    // What is pasted may begin with a heading; a block of texts without one, such as a quotation, is the second choice.
    if (!targets.text?.hasHeading && (text?.hasHeading || !targets.text)) targets.text = text;
    targets.quote ??= text && quoteTarget(text, schema);
    targets.table ??= tableTarget(type, schema, properties);
    targets.picture ??= pictureTarget(type, schema, properties);
    targets.pictures ??= picturesTarget(type, schema, properties);
  }
  return targets;
}

const hasHeading = ({ properties }: FieldSchema): boolean => properties?.heading?.type === 'string';

/** @returns true if a block needs nothing but these properties */
const needsOnly = ({ required = [] }: FieldSchema, ...keys: string[]): boolean =>
  required.every((key) => keys.includes(key) || key === 'type');

function textTarget(type: string, schema: FieldSchema, properties: Properties): PasteTargets['text'] {
  const texts = properties.filter(([, { format, markup }]) => format === 'markdown' && markup === 'flow');
  const [key] = texts.find(([name]) => schema.required?.includes(name)) ?? [];
  return key !== undefined && needsOnly(schema, key) ? { type, key, hasHeading: hasHeading(schema) } : undefined;
}

/** A quotation is a text without a heading that says where it is from. */
function quoteTarget(
  { type, key, hasHeading: isSection }: NonNullable<PasteTargets['text']>,
  { properties = {} }: FieldSchema,
): PasteTargets['quote'] {
  if (isSection || !properties.source) return undefined;
  return { type, key, name: properties.name?.type === 'string' ? 'name' : undefined };
}

/** A table has columns that name the fields of its rows. */
function tableTarget(type: string, schema: FieldSchema, properties: Properties): PasteTargets['table'] {
  for (const [columns, { items, maxItems = 100 }] of properties) {
    const rows = Object.values(items?.properties ?? {}).find(({ fieldOf }) => fieldOf !== undefined)?.fieldOf;
    const isFree = rows !== undefined && isObject(schema.properties?.[rows]?.items?.additionalProperties);
    if (!isFree || !needsOnly(schema, columns, rows)) continue;
    const caption = schema.properties?.caption?.type === 'string' ? 'caption' : undefined;
    return { type, columns, rows, caption, max: maxItems, hasHeading: hasHeading(schema) };
  }
  return undefined;
}

/** A single picture goes where one must be described. */
function pictureTarget(type: string, schema: FieldSchema, properties: Properties): PasteTargets['picture'] {
  const [key] = properties.find(([, property]) => property.needsAlt && isPictureSchema(property)) ?? [];
  return key !== undefined && needsOnly(schema, key) ? { type, key } : undefined;
}

/** Several pictures go into a list of which each item needs one. */
function picturesTarget(type: string, schema: FieldSchema, properties: Properties): PasteTargets['pictures'] {
  for (const [list, property] of properties) {
    const slot = property.items && fieldKindOf(property) === 'list' ? findPictureSlot(property.items, []) : undefined;
    const isRequired = slot?.key !== undefined && property.items?.required?.includes(slot.key);
    if (slot && isRequired && needsOnly(schema, list)) return { type, list, slot };
  }
  return undefined;
}
