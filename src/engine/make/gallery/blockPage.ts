import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { readExamples } from './blockExamples.ts';
import { compactJson } from './compactJson.ts';
import { exampleInSite, type StandIns, withOwnAnchors } from './exampleInSite.ts';
import { propertyBlocks } from './properties.ts';
import { asMarkdown, exampleWords, inOrder, withoutTokens } from './words.ts';

/** A block that holds blocks. */
export interface Container {
  type: string;
  /** Types that it takes; true for all. */
  allowed: true | string[];
}

/** What every page of the gallery needs to know. */
export interface GalleryContext {
  /** Address of the gallery's first page: `/_blocks`, or `/` where the gallery is a site of its own. */
  home: string;
  /** Block schemas by type. */
  schemas: Map<string, Schema>;
  containers: Container[];
  /** What examples show in the site's own pages, ready to be copied there. */
  inSite: StandIns;
}

/** Address of a block's page. */
export const blockAddress = (home: string, type: string): string => `${home === '/' ? '' : home}/${type}`;

/** A text with a button that copies it. */
export const codeBlock = (text: string, label: string): JsonObject => ({
  type: 'code',
  label,
  text,
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
});

/** The page about a block: its examples live, each with its JSON, and its properties. */
export function blockPage(type: string, context: GalleryContext): JsonObject {
  const { home, schemas } = context;
  const schema = schemas.get(type) as Schema;
  const { title = type, description = '' } = schema;
  const examples = readExamples(type);
  const names = inOrder(Object.keys(examples));
  const shown = names.flatMap((name) => exampleBlocks(name, examples[name] as JsonObject, context));
  const jumps = names.map((name) => `[${exampleWords(name)[0]}](#${anchorOf(name)})`).join(' · ');
  return {
    title: `${title}: a block`,
    description: withoutTokens(description),
    heading: title,
    blocks: [
      {
        type: 'banner',
        heading: title,
        text: asMarkdown(description),
        trail: [
          { title: 'Blocks', link: home },
          { title, current: true },
        ],
      },
      {
        type: 'rich-text',
        text: `Write it as \`"type": "${type}"\`. It may stand ${whereAllowed(type, context)}.\n\nLook at: ${jumps} · [Properties](#properties)`,
      },
      ...shown,
      ...propertyBlocks(schema),
    ],
  };
}

const anchorOf = (name: string) => `example-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function exampleBlocks(name: string, example: JsonObject, { home, schemas, inSite }: GalleryContext): JsonObject[] {
  const schemaOf = (type: string) => schemas.get(type);
  const [heading, text] = exampleWords(name);
  const copied = exampleInSite(example, inSite, schemaOf);
  const live = exampleInSite(example, { ...inSite, page: home, home }, schemaOf);
  return [
    { ...codeBlock(compactJson(copied), 'JSON'), tone: 'dark', id: anchorOf(name), heading, intro: text },
    withOwnAnchors(live, anchorOf(name)),
  ];
}

/** Where a block may stand, as the end of a sentence. */
function whereAllowed(type: string, { containers, home, schemas }: GalleryContext): string {
  const inside = containers.filter(({ allowed }) => allowed === true || allowed.includes(type));
  const names = inside.map(
    ({ type: container }) => `[${schemas.get(container)?.title ?? container}](${blockAddress(home, container)})`,
  );
  const last = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return `on pages, in layouts and among the shared blocks${names.length ? `, and inside ${last}` : ''}`;
}

/** The blocks that hold others. One with several places takes what any of them takes. */
export function findContainers(schemas: Map<string, Schema>): Container[] {
  return [...schemas].flatMap(([type, schema]) => {
    const places = placesIn(schema);
    if (!places.length) return [];
    const allowed = places.includes(true) || places.flat().filter((name) => typeof name === 'string');
    return [{ type, allowed }];
  });
}

function placesIn(schema: Schema): (true | string[])[] {
  if (schema.blocks) return [schema.blocks];
  const others = isObject(schema.additionalProperties) ? [schema.additionalProperties as Schema] : [];
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...others].flatMap(
    placesIn,
  );
}
