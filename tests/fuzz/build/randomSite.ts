import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { composeBlockSchema, composeFileSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import { mapSubschemas, type Schema } from '#engine/content/schema/schema.ts';
import { randomObject, randomValue, type SlotContentsProvider } from '#engine/tools/testBlocks/randomValue.ts';
import { isObject, type Json, type JsonObject, parseFileText } from '#shared/json.ts';
import { key, text } from '../hostile.ts';

/** Content of JSON files by path inside the pages folder. */
export type JsonFiles = Record<string, JsonObject>;

const root = join(import.meta.dirname, '../../..');

/** Folders whose files are in every site: a correct site, and what examples of blocks refer to. */
export const baseFolders = ['tests/mistakes/site', 'src/engine/tools/testBlocks/site'].map((path) => join(root, path));

const readJsonFiles = (folder: string): JsonFiles =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json') && !path.includes('_media'))
      .map((path) => [path, parseFileText(readFileSync(join(folder, path), 'utf8')) as JsonObject]),
  );

const [correctSite = {}, { 'example.json': examplePage = {}, '_data/example.json': exampleList = {} } = {}] =
  baseFolders.map(readJsonFiles);

/** Files that pass the check, and are part of every site. */
export const correctFiles: JsonFiles = {
  ...correctSite,
  'example.json': examplePage,
  '_data/example.json': exampleList,
};

/** Lists of pages and items that any list may be made from; what does not fit is removed again. */
const queries: JsonObject[] = [
  { from: 'example' },
  { from: 'events', sort: 'date', as: { eyebrow: 'place', category: 'kind' } },
  { from: 'events', as: { label: 'title', value: 'kind', heading: 'title' } },
  { from: 'stats' },
  { from: 'words' },
  { pages: '/courses/*' },
  { pages: '/courses/*', as: { label: 'title', heading: 'title', image: 'media' } },
  { pages: 'siblings', sort: '-title', first: 2 },
  { pages: ['/about', '/contact'] },
];

/** Changes lists of a schema so that some are queries. */
function withQueries(schema: Schema): Schema {
  const changed = { ...schema, ...mapSubschemas(schema, withQueries) };
  if (!schema.list) return changed as Schema;
  const asQuery = queries.map((query) => ({ const: query }));
  return { oneOf: [changed, { ...changed, minItems: 1 }, { oneOf: asQuery }] } as unknown as Schema;
}

const slot: SlotContentsProvider = (allowed) => {
  const types = allowed === true ? ['rich-text', 'gallery', 'form'] : allowed.slice(0, 3);
  return types.map((type) => readExamples(type).typical ?? readExamples(type).minimal ?? {});
};

const randomBlock = fc.oneof(
  ...listBlockTypes().map((type) => {
    const { properties, ...schema } = composeBlockSchema(type);
    const permitted = Object.entries(properties ?? {}).filter(([name]) => name !== 'id' && name !== 'hidden');
    return randomObject(
      {
        ...schema,
        properties: withQueries({ properties: Object.fromEntries(permitted) } as Schema).properties,
      } as Schema,
      slot,
    );
  }),
);

const examples: [path: string, block: JsonObject][] = listBlockTypes().flatMap((type) =>
  Object.entries(readExamples(type)).map(([name, block]): [string, JsonObject] => [
    `examples/${type}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
    block,
  ]),
);

const pageWith = (blocks: Json[], more: JsonObject = {}): JsonObject => ({
  title: 'A page of {site.name}',
  description: 'Blocks with all that their schemas allow.',
  heading: 'A page',
  ...more,
  blocks: blocks.map((block, index) =>
    index === 0 && isObject(block) ? { ...block, id: block.id ?? 'example' } : block,
  ),
});

/** Heads of pages, which decide when, where and how these are shown. */
const randomHead: fc.Arbitrary<JsonObject> = fc.record(
  {
    layout: fc.constantFrom('inner', 'framed'),
    section: fc.constantFrom('/about', '/courses'),
    order: fc.constantFrom(-1, 0, 1e21),
    aliases: fc.array(
      text.map((word) => `/${word}`),
      { maxLength: 2 },
    ),
    card: fc.record(
      { title: text, text, image: fc.constantFrom('campus/library.jpg', { src: 'brand/icon.svg', alt: '' }) },
      { requiredKeys: [] },
    ),
    fields: fc.dictionary(key, text, { maxKeys: 3 }),
    image: fc.constantFrom('campus/river.jpg', 'brand/icon.svg', 'example/portrait.jpg'),
    draft: fc.boolean(),
    publishAt: fc.constantFrom('2026-01-01', '2026-12-01', '2026-11-19T23:59'),
    expireAt: fc.constantFrom('2026-11-19', '2027-02-28', '2031-01-01T00:01'),
    index: fc.boolean(),
    structuredData: fc.dictionary(key, text, { maxKeys: 3 }).map((data) => ({ ...data, type: 'Course' })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;

/** Values of `_site.json` that stay: without them nothing can be shown at all, or nothing refers to them. */
const fixedSettings = [
  '$schema',
  'slug',
  'url',
  'language',
  'languages',
  'icon',
  'shareImage',
  'theme',
  'header',
  'navigation',
  'blockVersions',
];

const feed = { items: { pages: '/courses/*', as: { date: '2026-01-01' } }, title: 'Courses' };
const events = { from: 'events' };

/** Severities with which as much as possible passes. */
const allOff = Object.fromEntries(
  Object.entries(composeFileSchema('site').properties?.checks?.properties ?? {}).flatMap(
    ([code, { enum: severities = [] }]) => (severities.includes('off') ? [[code, 'off']] : []),
  ),
);

const specialSettings: Record<string, fc.Arbitrary<Json>> = {
  checks: fc.constantFrom({}, allOff),
  phone: fc.constantFrom('+91 90000 00000', '0(0)1-23.45–6'),
  facts: fc.dictionary(key, text, { maxKeys: 4 }).map((facts) => ({ ...facts, students: '2400', years: '30+' })),
  redirects: fc.dictionary(
    text.map((word) => `/${word}`),
    fc.constantFrom('/about', 'https://example.org/?a=b&c'),
  ),
  feeds: fc.constantFrom<Json[]>(
    [{ name: 'events', title: 'Events', page: '/', items: events }],
    [{ name: 'courses', page: '/courses', description: 'All of them', ...feed }],
  ),
  calendars: fc.constant([{ name: 'events', title: 'Events', page: '/', items: { from: 'events' } }]),
  llms: fc.constant({ intro: 'About this site', sections: [{ title: 'Courses', items: { pages: '/courses/*' } }] }),
};

const randomSettings: fc.Arbitrary<JsonObject> = (() => {
  const { properties = {} } = composeFileSchema('site');
  const names = Object.keys(properties).filter((name) => !fixedSettings.includes(name));
  const values = names.map((name) => [
    name,
    specialSettings[name] ?? randomValue(withQueries(properties[name] as Schema), slot),
  ]);
  return fc.record(Object.fromEntries(values), { requiredKeys: ['facts'] }) as fc.Arbitrary<JsonObject>;
})();

/** A data list whose fields have hostile names. */
const randomList: fc.Arbitrary<JsonObject> = fc
  .record({
    names: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }),
    values: fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ names, values }) => ({
    fields: Object.fromEntries(names.map((name) => [name, { is: 'text' }])),
    items: values.map((words) => Object.fromEntries(names.map((name, index) => [name, words[index] ?? '']))),
  }));

const framed: JsonObject = {
  blocks: [
    { type: 'banner', heading: '{page.heading}' },
    {
      type: 'split',
      blocks: [
        { type: 'rich-text', text: 'Beside' },
        { type: 'link-list', items: { pages: 'children' } },
      ],
    },
    { type: 'slot' },
    { type: 'shared', use: 'numbers' },
  ],
};

/** Sites of random blocks, with examples, in random frames. Not all of them are right. */
export const randomFiles: fc.Arbitrary<JsonFiles> = fc
  .record({
    settings: randomSettings,
    shown: fc.subarray(examples, { maxLength: 8 }),
    pages: fc.array(fc.tuple(randomHead, fc.array(randomBlock, { maxLength: 3 })), { minLength: 1, maxLength: 4 }),
    list: randomList,
    isTranslated: fc.boolean(),
  })
  .map(({ settings, shown, pages, list, isTranslated }) => {
    const files: JsonFiles = {
      ...structuredClone(correctFiles),
      '_data/words.json': list,
      '_layouts/framed.json': structuredClone(framed),
      ...Object.fromEntries(shown.map(([path, block]) => [path, pageWith([structuredClone(block)])])),
      ...Object.fromEntries(
        pages.map(([head, blocks], index) => [`random/page-${index}.json`, pageWith(blocks, head)]),
      ),
    };
    files['_site.json'] = { ...files['_site.json'], ...settings };
    if (!isTranslated) return files;
    files['_site.json'].languages = ['de'];
    files['_site.de.json'] = { name: 'Hochschule am Fluss', language: 'de-DE' };
    for (const path of ['index.json', 'about/index.json', 'random/page-0.json', shown[0]?.[0] ?? 'contact.json'])
      files[path.replace(/\.json$/, '.de.json')] = structuredClone(files[path] ?? {});
    return files;
  });
