import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '#blocks/checks.ts';
import { blockFolder, composeBlockSchema, readBlockSchema } from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import { pascalCase } from '#engine/content/schema/generateTypes.ts';
import type { Schema } from '#engine/content/schema/schema.ts';

/** From the least that a schema allows to the most that a block must bear. */
const exampleNames = ['minimal', 'typical', 'longest', 'edge'];

/** Checks a block's folder without running its code. @returns one sentence for each problem */
export function examineFolder(type: string): string[] {
  const names = [
    ...['block.ts', `${pascalCase(type)}.tsx`],
    ...['schema.json', 'types.ts', 'examples.json'].map((kind) => `${type}.${kind}`),
  ];
  const missing = names.filter((name) => !existsSync(join(blockFolder(type), name)));
  if (missing.length > 0) return missing.map((name) => `blocks/${type}/${name} is missing.`);
  return [...examineExamples(type), ...examineSchema(type), ...examineCodes(type)];
}

function examineExamples(type: string): string[] {
  const examples = readExamples(type);
  return [
    ...exampleNames.filter((name) => !examples[name]).map((name) => `There is no example "${name}".`),
    ...Object.entries(examples).flatMap(([name, example]) =>
      example.type === type ? [] : `The example "${name}" is of the type "${example.type}".`,
    ),
  ];
}

const commonProperties = ['type', 'id', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'];

function examineSchema(type: string): string[] {
  const { title, description, properties = {} } = readBlockSchema(type);
  const composedSchema = composeBlockSchema(type);
  return [
    ...(title && description ? [] : ['The schema has no "title" or no "description".']),
    ...findUndescribedProperties(composedSchema).map(
      (pointer) => `In the schema, ${pointer} has no "title" or no "description".`,
    ),
    ...findOpenObjects(composedSchema).map(
      (pointer) => `In the schema, ${pointer || 'the block'} lets unknown keys through.`,
    ),
    ...commonProperties
      .filter((name) => name in properties)
      .map((name) => `The schema defines "${name}", which all blocks have.`),
  ];
}

/** Pointers of all properties, at any depth, without a title or a description. */
function findUndescribedProperties(schema: Schema, pointer = ''): string[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const propertyPointer = `${pointer}/${name}`;
    return [
      ...(property.title && property.description ? [] : [propertyPointer]),
      ...findUndescribedProperties(property, propertyPointer),
    ];
  });
  return [...properties, ...(schema.items ? findUndescribedProperties(schema.items, `${pointer}/[]`) : [])];
}

/** Pointers of all item objects that allow unknown properties, so that typos would go unnoticed. */
function findOpenObjects(schema: Schema, pointer = ''): string[] {
  const isOpen = schema.type === 'object' && schema.properties && schema.additionalProperties === undefined;
  const nested = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    findOpenObjects(property, `${pointer}/${name}`),
  );
  return [
    ...(isOpen ? [pointer] : []),
    ...nested,
    ...(schema.items ? findOpenObjects(schema.items, `${pointer}/[]`) : []),
  ];
}

/** Two blocks must not share a code, and every code must be explained. */
const examineCodes = (type: string): string[] =>
  Object.entries(checks[type]?.problems ?? {}).flatMap(([code, kind]) => [
    ...(code.startsWith(`${type}-`) ? [] : `The code "${code}" does not begin with "${type}-".`),
    ...(kind.why ? [] : `The problem "${code}" does not say why it matters.`),
  ]);
