import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { composeBlockSchema, composeFileSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { randomObject, randomValue, type SlotContentsProvider } from '#engine/tools/testBlocks/randomValue.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type Choose, chooser } from '../samples/blocks.ts';

export type SiteFiles = Record<string, JsonObject>;

/** Time at which a random site must be clean; something begins or ends before and after it. */
export const now = '2027-01-10T12:00';

const moments = ['2026-12-01', '2027-01-10T12:00', '2027-01-10T12:01', '2027-02-01', '2027-02-01T09:30', '2028-02-29'];

/** Routes of the pages with dates, and of `/still`, which has none. */
const routes = ['/first', '/second', '/first/below', '/still'];

/** Placeholder in random values for a page of the site. */
const anyPage = /\/example(#example)?(?=["?)])/g;

function withDates(value: JsonObject, choose: Choose): JsonObject {
  const [first = '', second = ''] = [choose(moments), choose(moments)].sort();
  const dates: JsonObject[] = [
    ...[{}, {}, {}, { publishAt: first }, { expireAt: first }],
    first === second ? {} : { publishAt: first, expireAt: second },
  ];
  return { ...value, ...choose(dates) };
}

/** Adds dates to blocks and entries of lists, and makes all links lead to some page. */
function dated(value: Json, choose: Choose): Json {
  const walk = (one: Json | undefined, isEntry: boolean): Json => {
    if (Array.isArray(one)) return one.map((inside) => walk(inside, true));
    if (!isObject(one)) return one ?? null;
    const inside = Object.fromEntries(Object.entries(one).map(([key, part]) => [key, walk(part, false)]));
    return isEntry ? withDates(inside, choose) : inside;
  };
  const text = JSON.stringify(walk(value, false));
  return JSON.parse(text.replaceAll(anyPage, (_, anchor = '') => choose(routes) + anchor)) as Json;
}

const slot: SlotContentsProvider = (allowed) => {
  const types = allowed === true ? ['rich-text', 'link-list'] : allowed.slice(0, 2);
  return types.map((type) => readExamples(type).minimal ?? {});
};

const randomBlock = fc.oneof(
  ...listBlockTypes().map((type) => {
    const { properties, ...schema } = composeBlockSchema(type);
    const permitted = Object.entries(properties ?? {}).filter(([name]) => name !== 'id' && name !== 'hidden');
    return randomObject({ ...schema, properties: Object.fromEntries(permitted) }, slot);
  }),
);

/** Parts of the frame around every page that contain links. */
const frame = ['navigation', 'footer', 'topBar', 'social', 'enquiry'] as const;

const randomFrame = (): fc.Arbitrary<JsonObject> => {
  const { properties = {} } = composeFileSchema('site');
  const parts = frame.map((name) => [name, randomValue(properties[name] as Schema, slot)]);
  return fc.record(Object.fromEntries(parts), { requiredKeys: ['navigation'] }) as fc.Arbitrary<JsonObject>;
};

const base = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/engine/tools/testBlocks/site/_site.json'), 'utf8'),
) as JsonObject;

const page = (route: string, blocks: Json[]): JsonObject => ({
  title: `${route} of the Example Institute`,
  description: `What there is to say about ${route}, in a sentence of some length.`,
  heading: route,
  blocks: [...blocks, { type: 'rich-text', id: 'example', text: 'Words' }],
});

const listOfPages = (pages: Json): Json => ({ type: 'link-list', heading: 'Pages', items: { pages } });

/** A site of random blocks in a random frame, with random dates everywhere. */
export const randomSite: fc.Arbitrary<SiteFiles> = fc
  .record({
    seed: fc.nat(),
    around: randomFrame(),
    blocks: fc.array(fc.array(randomBlock, { maxLength: 2 }), { minLength: routes.length, maxLength: routes.length }),
  })
  .map(({ seed, around, blocks }) => {
    const choose = chooser(seed);
    const date = (value: Json) => dated(value, choose) as JsonObject;
    const files: SiteFiles = { '_site.json': { ...base, ...date(around) } };
    files['index.json'] = date(page('/', [listOfPages('/first/*'), listOfPages(['/first', '/second'])]));
    routes.forEach((route, index) => {
      const datedPage = date(page(route, [...(blocks[index] ?? []), listOfPages('siblings')]));
      const more = {
        ...datedPage,
        ...choose<JsonObject>([{}, { aliases: [`/old${route}`] }, { section: choose(routes) }]),
      };
      if (more.section === route) delete more.section;
      files[`${route.slice(1)}.json`] = route === '/still' ? datedPage : withDates(more, choose);
    });
    return files;
  });
