import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { createCodePages } from '#engine/tools/docs/codePages.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { createGallery } from './createGallery.ts';
import { describeExample, describeKind, sortExampleNames } from './galleryTexts.ts';
import { createPropertyTable } from './propertyTable.ts';

const at = '2027-01-15';
const { source: orchard } = loadSite(join(import.meta.dirname, '../../../../tests/fixtures/orchard'));
let gallery: SiteSource;

beforeAll(async () => {
  gallery = await createGallery({ site: orchard, home: '/', more: createCodePages() });
});

const errors = (problems: Problem[]) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);

/** JSON that a page of the gallery offers for copying. */
function copiesOn(page: JsonObject): JsonObject[] {
  const blocks = (page.blocks as Json[]).filter(isObject);
  const offered = blocks.filter(({ type, id }) => type === 'code' && String(id).startsWith('example-'));
  return offered.map(({ text }) => JSON.parse(String(text)));
}

describe('the gallery', () => {
  it('has a page for every block, and is right as content', () => {
    const routes = gallery.pages.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining(['/', ...listBlockTypes().map((type) => `/${type}`)]));
    expect(errors(checkSite({ source: gallery, problems: [] }, { at }).problems)).toEqual([]);
  });

  it('says what the site says, without the values that it is made from', async () => {
    const json = { ...(orchard.site?.json as JsonObject), description: 'Trees: {site.facts.trees}.' };
    const site = { ...orchard, site: orchard.site && { ...orchard.site, json } };
    const createdGallery = await createGallery({ site, home: '/' });
    expect(createdGallery.site?.json).toMatchObject({ description: 'Trees: 340.' });
    expect(errors(checkSite({ source: createdGallery, problems: [] }, { at }).problems)).toEqual([]);
  });

  it('has the font of the site', async () => {
    const path = 'fonts/own.woff2';
    const json = orchard.site?.json as JsonObject;
    const theme = { ...(json.theme as JsonObject), headingFont: `${path}, serif` };
    const site = { ...orchard, site: orchard.site && { ...orchard.site, json: { ...json, theme } } };
    site.media = new Map([...orchard.media, [path, { path, absolute: import.meta.filename }]]);
    expect((await createGallery({ site, home: '/' })).media.has(path)).toBe(true);
  });

  it('offers JSON that is right on a page of the site', () => {
    const pages = gallery.pages.flatMap(({ route, page }) =>
      copiesOn(page).map((block, index) => {
        const path = `try${route}-${index}.json`;
        const pasted = {
          title: 'Pasted',
          description: 'From the gallery.',
          heading: 'Pasted',
          layout: 'fruit',
          blocks: [block],
        };
        const file = { path, absolute: path, text: JSON.stringify(pasted), json: pasted };
        return { file, route: `/try${route}-${index}`, isNotFoundPage: false, page: pasted };
      }),
    );
    expect(pages.length).toBeGreaterThan(listBlockTypes().length * 4 - 1);
    const source = { ...orchard, pages: [...orchard.pages, ...pages] };
    const { problems } = checkSite({ source, problems: [] }, { at });
    // Only a recording cannot be shown with what the site has.
    const ofPasted = problems.filter(({ file }) => file.startsWith('try/') && !file.startsWith('try/recording-'));
    expect(errors(ofPasted)).toEqual([]);
    const ofRecordings = problems.filter(({ file }) => file.startsWith('try/recording-'));
    expect(new Set(errors(ofRecordings).map((error) => error.split(' ')[0]))).toEqual(new Set(['media-not-found']));
  });
});

describe('words', () => {
  it('say what a property is', () => {
    const table = createPropertyTable({
      properties: {
        look: { title: 'Look', description: 'As {site.name} or [a](/b).', enum: ['card', 'plain'] },
        items: { title: 'Items', type: 'array', list: true, items: { properties: { a: {} } }, minItems: 2 } as Schema,
      },
      required: ['items'],
    });
    expect(table.rows).toEqual([
      {
        name: 'items',
        what: 'Items',
        kind: 'list of groups, written here, from a data list or from pages: at least 2',
        needed: 'yes',
      },
      { name: 'look', what: 'Look. As {s\u2060ite.name} or \\[a\\](/b).', kind: 'choice: card, plain', needed: 'no' },
    ]);
    expect(describeKind({ type: ['string', 'null'], format: 'date' })).toBe('day');
  });

  it('name examples, those that help most first', () => {
    expect(sortExampleNames(['edge', 'photoRing', 'minimal', 'typical'])).toEqual([
      'typical',
      'photoRing',
      'minimal',
      'edge',
    ]);
    expect(describeExample('photoRing')[0]).toBe('Photo ring');
  });
});
