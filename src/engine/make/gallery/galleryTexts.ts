import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Escapes tokens, so that the engine does not replace them. */
export const escapeTokens = (text: string): string => text.replace(/\{\s*[A-Za-z]/g, '$&\u2060');

export const escapeMarkdown = (text: string): string =>
  escapeTokens(text.replace(/[\\`*_[\]<>@]|(?<=https?):|(?<=\bwww)\./gi, '\\$&'));

const exampleDescriptions: Record<string, [heading: string, text: string]> = {
  typical: ['In use', 'As it is mostly written.'],
  minimal: ['The least it needs', 'Everything else may be left out.'],
  longest: [
    'With a lot in it',
    'Very long words and every part that there is: this much it bears, on small screens too.',
  ],
  edge: ['At its limits', 'Unusual, but possible.'],
};

export function describeExample(name: string): [heading: string, text: string] {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return exampleDescriptions[name] ?? [words.charAt(0).toUpperCase() + words.slice(1), 'Another way to use it.'];
}

export function sortExampleNames(names: string[]): string[] {
  const rankOf = (name: string) => {
    const index = ['typical', '', 'minimal', 'longest', 'edge'].indexOf(name);
    return index < 0 ? 1 : index;
  };
  return names.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const formatDescriptions: Record<string, string> = {
  link: 'link',
  icon: 'icon',
  date: 'day',
  moment: 'day, or day and time',
  deadline: 'day, or day and time',
  'time-zone': 'time zone',
  markdown: 'text with bold, italics and links',
  data: 'name of a data list',
  shared: 'name of a shared block',
  media: 'file of _media',
  endpoint: 'address',
  frame: 'address',
  typefaces: 'typefaces, or a font file of _media',
  stylesheet: 'a style sheet of _media',
};

const typeDescriptions: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'group',
  array: 'list',
};

export function describeKind(schema: Schema): string {
  if (schema.blocks) return 'blocks';
  if (schema.format === 'media' && isObject(schema.properties)) return 'picture';
  if (schema.list) return `list of ${describeItemKinds(schema)}, written here, from a data list or from pages`;
  if (schema.type === 'array') return `list of ${describeItemKinds(schema)}`;
  const formatDescription = formatDescriptions[schema.format ?? ''];
  if (formatDescription)
    return schema.markup === 'flow' ? 'text with paragraphs, lists, bold, italics and links' : formatDescription;
  if (schema.enum) return 'choice';
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.map((type) => typeDescriptions[type] ?? type).join(' or ') || 'value';
}

function describeItemKinds({ items }: Schema): string {
  if (!items) return 'values';
  if (items.properties && items.format !== 'media') return 'groups';
  const kind = describeKind(items);
  return kind.endsWith('s') ? kind : `${kind}s`;
}

/** Describes the restrictions on a value; undefined if there are none. */
export function describeAllowedValues(schema: Schema): string | undefined {
  const { enum: values, minimum, maximum, minItems, maxItems, maxLength } = schema as Schema & JsonObject;
  if (values) return values.map(String).join(', ');
  const numbers = [minimum !== undefined && `from ${minimum}`, maximum !== undefined && `up to ${maximum}`];
  const entries = [Number(minItems) > 0 && `at least ${minItems}`, maxItems !== undefined && `at most ${maxItems}`];
  const length = maxLength !== undefined && `at most ${maxLength} characters`;
  return [...numbers, ...entries, length].filter(Boolean).join(', ') || undefined;
}
