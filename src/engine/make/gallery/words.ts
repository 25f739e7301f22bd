import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Text that stays as it is written, where the engine would put a value in the place of a token. */
export const withoutTokens = (text: string): string => text.replace(/\{\s*[A-Za-z]/g, '$&\u2060');

/** Text that stays as it is written where Markdown is read. */
export const asMarkdown = (text: string): string => withoutTokens(text.replace(/[\\`*_[\]<>]/g, '\\$&'));

/** What an example of a block shows, by the names that every block's examples have. */
const known: Record<string, [heading: string, text: string]> = {
  typical: ['In use', 'As it is mostly written.'],
  minimal: ['The least it needs', 'Everything else may be left out.'],
  longest: [
    'With a lot in it',
    'Very long words and every part that there is: this much it bears, on small screens too.',
  ],
  edge: ['At its limits', 'Unusual, but possible.'],
};

/** Heading and sentence for an example. */
export function exampleWords(name: string): [heading: string, text: string] {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return known[name] ?? [words.charAt(0).toUpperCase() + words.slice(1), 'Another way to use it.'];
}

/** Names of examples in the order in which they help most. */
export function inOrder(names: string[]): string[] {
  const place = (name: string) => {
    const index = ['typical', '', 'minimal', 'longest', 'edge'].indexOf(name);
    return index < 0 ? 1 : index;
  };
  return names.toSorted((a, b) => place(a) - place(b));
}

const marks: Record<string, string> = {
  link: 'link',
  icon: 'icon',
  date: 'day',
  moment: 'day, or day and time',
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

const plain: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'group',
  array: 'list',
};

/** What kind of value a property has, in plain words. */
export function kindInWords(schema: Schema): string {
  if (schema.blocks) return 'blocks';
  if (schema.format === 'media' && isObject(schema.properties)) return 'picture';
  if (schema.list) return `list of ${entriesInWords(schema)}, written here, from a data list or from pages`;
  if (schema.type === 'array') return `list of ${entriesInWords(schema)}`;
  const mark = marks[schema.format ?? ''];
  if (mark) return schema.markup === 'flow' ? 'text with paragraphs, lists, bold, italics and links' : mark;
  if (schema.enum) return 'choice';
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.map((type) => plain[type] ?? type).join(' or ') || 'value';
}

function entriesInWords({ items }: Schema): string {
  if (!items) return 'values';
  if (items.properties && items.format !== 'media') return 'groups';
  const kind = kindInWords(items);
  return kind.endsWith('s') ? kind : `${kind}s`;
}

/** Which values are possible, where not all of the kind are. */
export function valuesInWords(schema: Schema): string | undefined {
  const { enum: values, minimum, maximum, minItems, maxItems, maxLength } = schema as Schema & JsonObject;
  if (values) return values.map(String).join(', ');
  const numbers = [minimum !== undefined && `from ${minimum}`, maximum !== undefined && `up to ${maximum}`];
  const entries = [Number(minItems) > 0 && `at least ${minItems}`, maxItems !== undefined && `at most ${maxItems}`];
  const length = maxLength !== undefined && `at most ${maxLength} characters`;
  return [...numbers, ...entries, length].filter(Boolean).join(', ') || undefined;
}
