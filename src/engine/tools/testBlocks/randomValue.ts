import fc from 'fast-check';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { randomMarkdown, randomText } from './randomText.ts';

/** Keywords of draft-07 that only a validator needs, so that the engine's own type omits them. */
type GeneratorSchema = Schema & {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
};

function randomNumber({ minimum, exclusiveMinimum, maximum }: GeneratorSchema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? 0 : Math.floor(exclusiveMinimum) + 1);
  return fc.integer({ min, max: maximum ?? min + 5000 });
}

/** @returns the blocks allowed in a slot */
export type SlotContentsProvider = (allowed: string[] | true) => JsonObject[];

const links = [
  '/',
  '/example',
  '/example#example',
  '#example',
  'https://example.com/a?b=c',
  'mailto:a@example.com',
  'tel:+15550100',
];
const pictures = ['landscape.jpg', 'portrait.jpg', 'square.jpg', 'logo.svg'].map((name) => `example/${name}`);

/** Possible values of a format on the conformance site. */
const generatorsByFormat: Record<string, (schema: GeneratorSchema) => fc.Arbitrary<Json>> = {
  link: () => fc.constantFrom(...links, 'example/document.pdf'),
  icon: () => fc.constantFrom('phone', 'map-pin', 'school', 'trophy', 'users'),
  data: () => fc.constant('example'),
  date: () => fc.constantFrom('2024-02-29', '2026-12-31', '2031-07-04'),
  // A form that is closed shows nothing of itself.
  deadline: () => fc.constantFrom('2091-07-04', '2091-07-04T17:00'),
  endpoint: () => fc.constantFrom('/example-posts.json', 'https://example.com/posts?per_page=5'),
  regex: () => fc.constantFrom('^[A-Za-z ]+$', '^\\d{6}$'),
  markdown: (schema) => randomMarkdown(schema),
  media: (schema) => (schema.properties ? randomPicture() : fc.constantFrom(...filesFor(schema))),
};

const tables = ['table.csv', 'data.json'];

/** Files of the sample site that a place takes. */
function filesFor({ pattern = '' }: GeneratorSchema): string[] {
  const files = ['document.pdf', 'recording.webm', 'sound.wav', 'captions.vtt', 'captions.de.vtt', ...tables];
  return files.map((name) => `example/${name}`).filter((path) => new RegExp(pattern, 'u').test(path));
}

function randomPicture(): fc.Arbitrary<Json> {
  const src = fc.constantFrom(...pictures);
  const described = fc.record(
    { src, alt: fc.constantFrom('', 'A hill in the evening'), focus: fc.constantFrom('0% 100%', '70% 30%') },
    { requiredKeys: ['src'] },
  );
  return fc.oneof(src, described) as fc.Arbitrary<Json>;
}

const typeOf = (schema: GeneratorSchema) => {
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  return types[0] ?? (schema.properties ? 'object' : 'string');
};

/** Random values that a schema allows. @param schema without references */
export function randomValue(schema: GeneratorSchema, slot: SlotContentsProvider): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices)
    return fc.oneof(
      ...choices.map((choice) =>
        randomValue({ ...schema, oneOf: undefined, anyOf: undefined, ...choice } as GeneratorSchema, slot),
      ),
    );
  if (schema.blocks) return fc.constant(slot(schema.blocks as string[] | true));
  const generator = generatorsByFormat[schema.format ?? ''];
  if (generator) return generator(schema);
  switch (typeOf(schema)) {
    case 'array':
      return randomArray(schema, slot);
    case 'object':
      return randomObject(schema, slot);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return randomNumber(schema);
    default:
      return schema.pattern ? randomTextOfPattern(schema.pattern) : randomText(schema);
  }
}

/** Some characters of classes of Unicode, as they stand between brackets. */
const charactersOfClass: Record<string, string> = { Ll: 'a-zß-ö', Lo: 'क-ह', Nd: '0-9' };

/**
 * Texts that match a pattern; braces are excluded, as they would be tokens. fast-check knows neither negative lookahead
 * nor classes of Unicode.
 */
function randomTextOfPattern(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const known = pattern
    .replaceAll(/\(\?![^()]*\)/g, '')
    .replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => charactersOfClass[name] ?? '');
  return fc.stringMatching(new RegExp(known, 'u')).filter((text) => whole.test(text) && !/[{}]/.test(text));
}

function randomArray(schema: GeneratorSchema, slot: SlotContentsProvider): fc.Arbitrary<Json> {
  const minLength = schema.minItems ?? 0;
  const items = randomValue((schema.items ?? { type: 'string' }) as GeneratorSchema, slot);
  return fc.array(items, {
    minLength,
    maxLength: Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, minLength + 5),
  });
}

/**
 * Object with all required properties, those that its author has to decide, and a random choice of the others. Without
 * schedules, so that it is always shown, and without what would stand in the place of required ones.
 */
export function randomObject(schema: GeneratorSchema, slot: SlotContentsProvider): fc.Arbitrary<JsonObject> {
  const isInPlace = ({ inPlaceOf = [] }: Schema) => [inPlaceOf].flat().some((key) => schema.required?.includes(key));
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property.format === 'moment' || isInPlace(property) ? [] : [[name, randomValue(property as GeneratorSchema, slot)]],
  );
  const isDecided = ([name]: (typeof properties)[number]) => schema.properties?.[String(name)]?.isDecidedByAuthor;
  const requiredKeys = [...(schema.required ?? []), ...properties.filter(isDecided).map(([name]) => String(name))];
  return fc.record(Object.fromEntries(properties), { requiredKeys }) as fc.Arbitrary<JsonObject>;
}
