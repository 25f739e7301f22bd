import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';

/** Text as a snippet takes it literally. */
export const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** More choices than this are a list to search, not one to pick from. */
const mostChoices = 12;

/**
 * A block as a snippet: its JSON, with a tab stop at each text and number, and the possible values at each choice.
 * @param schemaOf gives the schema of a block inside, by type
 */
export function blockSnippet(
  block: JsonObject,
  schema: Schema,
  schemaOf: (type: string) => Schema | undefined,
): string {
  let stops = 0;
  const write = (value: Json | undefined, own: Schema | undefined, indent: string, key?: string): string => {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => {
        const inside = own?.blocks && isObject(entry) ? schemaOf(String(entry.type)) : own?.items;
        return `${indent}\t${write(entry, inside, `${indent}\t`)}`;
      });
      return entries.length ? `[\n${entries.join(',\n')}\n${indent}]` : '[]';
    }
    if (isObject(value)) {
      const entries = Object.entries(value).map(([name, entry]) => {
        const inside = name === 'type' && own?.properties?.type?.const ? undefined : ownValue(own?.properties, name);
        return `${indent}\t${escapeSnippet(JSON.stringify(name))}: ${write(entry, inside, `${indent}\t`, name)}`;
      });
      return entries.length ? `{\n${entries.join(',\n')}\n${indent}}` : '{}';
    }
    const isFixed = key === 'type' && !own;
    return isFixed ? escapeSnippet(JSON.stringify(value)) : stop(value, own, ++stops);
  };
  return write(block, schema, '');
}

function stop(value: Json | undefined, schema: Schema | undefined, number: number): string {
  const inner = (choice: Json | undefined) => escapeSnippet(JSON.stringify(choice).replace(/^"|"$/g, ''));
  const quote = typeof value === 'string' ? '"' : '';
  const choices = [...new Set([value, ...(schema?.enum ?? [])])];
  if (schema?.enum && choices.length <= mostChoices) {
    const listed = choices.map((choice) => inner(choice).replace(/[,|]/g, '\\$&')).join(',');
    return `${quote}\${${number}|${listed}|}${quote}`;
  }
  return `${quote}\${${number}:${inner(value)}}${quote}`;
}
