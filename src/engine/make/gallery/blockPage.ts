import { readExamples } from '#engine/content/schema/examples.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { adaptExampleToSite, type ExampleReplacements, withUniqueAnchors } from './adaptExampleToSite.ts';
import { compactJson } from './compactJson.ts';
import { describeExample, escapeMarkdown, escapeTokens, sortExampleNames } from './galleryTexts.ts';
import { createPropertyBlocks } from './propertyTable.ts';

export interface ContainerBlock {
  type: string;
  /** Types of blocks that it may contain; true for all. */
  allowed: true | string[];
}

export interface GalleryContext {
  /** Address of the gallery's first page: `/_blocks`, or `/` if the gallery is a separate site. */
  home: string;
  schemas: Map<string, Schema>;
  containers: ContainerBlock[];
  /** Replacements for examples that are copied into the site's pages. */
  inSite: ExampleReplacements;
}

export const blockPageAddress = (home: string, type: string): string => `${home === '/' ? '' : home}/${type}`;

export const createCodeBlock = (text: string, label: string): JsonObject => ({
  type: 'code',
  label,
  text,
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
});

/** Creates the page of a block: its rendered examples with their JSON, and its properties. */
export function createBlockPage(type: string, context: GalleryContext): JsonObject {
  const { home, schemas } = context;
  const schema = schemas.get(type) as Schema;
  const { title = type, description = '' } = schema;
  const examples = readExamples(type);
  const names = sortExampleNames(Object.keys(examples));
  const exampleSections = names.flatMap((name) => exampleBlocks(name, examples[name] as JsonObject, context));
  const exampleLinks = names.map((name) => `[${describeExample(name)[0]}](#${anchorOf(name)})`).join(' · ');
  return {
    title: `${title}: a block`,
    description: escapeTokens(description),
    heading: title,
    blocks: [
      {
        type: 'banner',
        heading: title,
        text: escapeMarkdown(description),
        trail: [
          { title: 'Blocks', link: home },
          { title, current: true },
        ],
      },
      {
        type: 'rich-text',
        text: `Write it as \`"type": "${type}"\`. It may stand ${describeAllowedParents(type, context)}.\n\nLook at: ${exampleLinks} · [Properties](#properties)`,
      },
      ...exampleSections,
      ...createPropertyBlocks(schema),
    ],
  };
}

const anchorOf = (name: string) => `example-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function exampleBlocks(name: string, example: JsonObject, { home, schemas, inSite }: GalleryContext): JsonObject[] {
  const schemaOf = (type: string) => schemas.get(type);
  const [heading, text] = describeExample(name);
  const copied = adaptExampleToSite(example, inSite, schemaOf);
  const live = adaptExampleToSite(example, { ...inSite, page: home, home }, schemaOf);
  return [
    { ...createCodeBlock(compactJson(copied), 'JSON'), tone: 'dark', id: anchorOf(name), heading, intro: text },
    withUniqueAnchors(live, anchorOf(name)),
  ];
}

function describeAllowedParents(type: string, { containers, home, schemas }: GalleryContext): string {
  const parents = containers.filter(({ allowed }) => allowed === true || allowed.includes(type));
  const names = parents.map(
    ({ type: container }) => `[${schemas.get(container)?.title ?? container}](${blockPageAddress(home, container)})`,
  );
  const last = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return `on pages, in layouts and among the shared blocks${names.length ? `, and inside ${last}` : ''}`;
}

/** Finds blocks that may contain blocks. If a block has several slots, their types are combined. */
export function findContainerBlocks(schemas: Map<string, Schema>): ContainerBlock[] {
  return [...schemas].flatMap(([type, schema]) => {
    const slots = allowedTypesIn(schema);
    if (!slots.length) return [];
    const allowed = slots.includes(true) || slots.flat().filter((name) => typeof name === 'string');
    return [{ type, allowed }];
  });
}

function allowedTypesIn(schema: Schema): (true | string[])[] {
  if (schema.blocks) return [schema.blocks];
  const additionalSchemas = isObject(schema.additionalProperties) ? [schema.additionalProperties as Schema] : [];
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...additionalSchemas,
  ].flatMap(allowedTypesIn);
}
