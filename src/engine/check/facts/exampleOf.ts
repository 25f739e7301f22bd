import type { Schema } from '#engine/content/schema/schema.ts';

/** Values that show what each format is like. */
const formatExamples: Record<string, string> = {
  link: '/about',
  route: '/about',
  alias: '/old-address',
  media: 'campus/gate.jpg',
  icon: 'phone',
  date: '2027-01-15',
  moment: '2027-01-15T09:00',
  deadline: '2027-01-15T09:00',
  'time-zone': 'Asia/Kolkata',
};

/** Values among which one matches most patterns of the schemas. */
const textExamples = [
  '0.5rem',
  '#b3152a',
  'https://www.example.edu',
  '/about',
  '50% 50%',
  '09:30',
  '2027',
  'IN',
  'hi',
  'opening-hours',
];

/** UTF-16 code units. A longer example would fill the line of a terminal. */
const maxLength = 90;

/** Deepest group or list that is written out. */
const maxDepth = 2;

/**
 * Example of a value, as JSON text: its first choice, or a group with the keys that it needs.
 * @returns undefined if the schema says too little, or the example would be long
 */
export function exampleOf(schema: Schema): string | undefined {
  const text = writeExample(schema, 0);
  return text !== undefined && text.length <= maxLength ? text : undefined;
}

function writeExample(schema: Schema, depth: number): string | undefined {
  const [choice] = schema.enum ?? [];
  if (choice !== undefined) return JSON.stringify(choice);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const [branch] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (branch) return writeExample(branch, depth);
  const type = [schema.type ?? []].flat()[0];
  if (type === 'object') return writeGroup(schema, depth);
  if (type === 'array') return writeList(schema, depth);
  if (type === 'boolean') return 'true';
  if (type === 'number' || type === 'integer') return String(schema.minimum ?? 1);
  const text = type === 'string' ? textExample(schema) : undefined;
  return text === undefined ? undefined : JSON.stringify(text);
}

function textExample({ format = '', pattern }: Schema): string | undefined {
  if (typeof pattern !== 'string') return formatExamples[format] ?? '…';
  const regex = new RegExp(pattern, 'u');
  return [formatExamples[format] ?? '', ...textExamples].find((example) => regex.test(example));
}

function writeGroup({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  if (names.length === 0 && typeof additionalProperties === 'object' && depth < maxDepth)
    return `{ "name": ${writeExample(additionalProperties, depth + 1) ?? '…'} }`;
  if (depth >= maxDepth || names.length === 0) return '{ … }';
  const entries = names.map((name) => `"${name}": ${writeExample(properties[name] ?? {}, depth + 1) ?? '…'}`);
  return `{ ${entries.join(', ')} }`;
}

function writeList({ blocks, items = {} }: Schema, depth: number): string {
  if (blocks) return '[ { "type": "rich-text", "text": "…" } ]';
  if (depth >= maxDepth) return '[ … ]';
  return `[ ${writeExample(items as Schema, depth + 1) ?? '…'} ]`;
}
