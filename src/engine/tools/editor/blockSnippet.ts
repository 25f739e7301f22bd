import type { Schema } from '#engine/content/schema/schema.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';

export const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** Beyond this number, a list to pick from would be too long. */
const maxChoices = 12;

/**
 * Creates a snippet of a block: its JSON, with a tab stop for each text and number, and choices for each enum.
 * @param schemaOf returns the schema of an inner block by type
 */
export function createBlockSnippet(
  block: JsonObject,
  schema: Schema,
  schemaOf: (type: string) => Schema | undefined,
): string {
  let stops = 0;
  const write = (value: Json | undefined, valueSchema: Schema | undefined, indent: string, key?: string): string => {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => {
        const itemSchema = valueSchema?.blocks && isObject(entry) ? schemaOf(String(entry.type)) : valueSchema?.items;
        return `${indent}\t${write(entry, itemSchema, `${indent}\t`)}`;
      });
      return entries.length ? `[\n${entries.join(',\n')}\n${indent}]` : '[]';
    }
    if (isObject(value)) {
      const entries = Object.entries(value).map(([name, entry]) => {
        const propertySchema =
          name === 'type' && valueSchema?.properties?.type?.const
            ? undefined
            : getOwnValue(valueSchema?.properties, name);
        return `${indent}\t${escapeSnippet(JSON.stringify(name))}: ${write(entry, propertySchema, `${indent}\t`, name)}`;
      });
      return entries.length ? `{\n${entries.join(',\n')}\n${indent}}` : '{}';
    }
    const isFixed = key === 'type' && !valueSchema;
    return isFixed ? escapeSnippet(JSON.stringify(value)) : createTabStop(value, valueSchema, ++stops);
  };
  return write(block, schema, '');
}

function createTabStop(value: Json | undefined, schema: Schema | undefined, number: number): string {
  const inner = (choice: Json | undefined) => escapeSnippet(JSON.stringify(choice).replace(/^"|"$/g, ''));
  const quote = typeof value === 'string' ? '"' : '';
  const choices = [...new Set([value, ...(schema?.enum ?? [])])];
  if (schema?.enum && choices.length <= maxChoices) {
    const listed = choices.map((choice) => inner(choice).replace(/[,|]/g, '\\$&')).join(',');
    return `${quote}\${${number}|${listed}|}${quote}`;
  }
  return `${quote}\${${number}:${inner(value)}}${quote}`;
}
