import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type Choose, days, ids, queries, sampleBlock, texts } from './blocks.ts';
import { largePicture, smallDrawing, smallPicture } from './pictures.ts';
import { site as sampleSite } from './site.ts';

/** The files of a site by path while they are edited: a value is written as JSON, a text as it is. */
export type SampleFiles = Map<string, Json | Uint8Array>;

const page = (heading: string, properties: JsonObject = {}): JsonObject => ({
  title: `${heading} of the College`,
  description: `What there is to say about ${heading}, in one sentence of some length.`,
  heading,
  layout: 'inner',
  blocks: [{ type: 'rich-text', id: 'first', text: 'Words [about](/about) {site.name} {site.facts.years}' }],
  ...properties,
});

const facts = { years: '22', api: 'https://api.example.org', picture: 'gate.jpg' };

/** A small site that uses everything. */
export const sampleFiles = (): SampleFiles =>
  new Map<string, Json | Uint8Array>([
    ['_site.json', { ...sampleSite, phone: '5550100', facts }],
    ['_media/brand/icon.svg', smallDrawing],
    ['_media/brand/share.jpg', largePicture],
    ['_media/campus/gate.jpg', largePicture],
    ['_media/documents/brochure.pdf', new Uint8Array()],
    ['_media/feeds/posts.json', '[]'],
    ['_media/gate.jpg', largePicture],
    ['_media/small.jpg', smallPicture],
    ['_media/brochure.pdf', new Uint8Array()],
    ['_media/posts.json', '[]'],
    ['_blocks/numbers.json', { type: 'stats-strip', id: 'numbers', items: [{ value: '1', label: 'One' }] }],
    ['_blocks/note.json', { type: 'rich-text', id: 'note', text: 'A note for {site.name}' }],
    [
      '_data/people.json',
      {
        fields: {
          id: { is: 'text' },
          name: { is: 'text' },
          group: { is: 'text' },
          link: { is: 'text' },
          photo: { is: 'text' },
        },
        items: [
          { id: 'ann', name: 'Ann', group: 'staff', link: '/about', photo: 'gate.jpg' },
          { id: 'bob', name: 'Bob', group: 'staff', link: '/courses/law', photo: 'gate.jpg' },
        ],
      },
    ],
    ['_layouts/inner.json', { blocks: [{ type: 'slot' }, { type: 'shared', use: 'numbers' }] }],
    ['_layouts/plain.json', { blocks: [{ type: 'cards', items: { pages: 'ancestors' } }, { type: 'slot' }] }],
    ['_404.json', page('Nothing here')],
    ['index.json', page('Home', { blocks: [{ type: 'cards', items: { pages: '/courses/*' } }] })],
    ['about.json', page('About', { blocks: [{ type: 'rich-text', id: 'people', text: '[Law](/courses/law)' }] })],
    ['courses/index.json', page('Courses', { layout: 'plain' })],
    ['courses/law.json', page('Law', { fields: { level: 'high' }, card: { image: 'gate.jpg' } })],
    ['courses/art.json', page('Art', { fields: { level: 'low' }, aliases: ['/old'], section: '/about' })],
  ]);

type Edit = (files: SampleFiles, choose: Choose) => void;

const pagesOf = (files: SampleFiles) => [...files.keys()].filter((path) => !/^_[^4]/.test(path));

/** Changes a file that contains an object. */
function change(path: string, files: SampleFiles, edit: (json: JsonObject) => JsonObject): void {
  const json = files.get(path);
  if (!(json instanceof Uint8Array) && isObject(json)) files.set(path, edit(json));
}

/** Sets some keys of a page, or removes them if they are undefined. */
const set =
  (valuesOf: (choose: Choose) => Record<string, Json | undefined>): Edit =>
  (files, choose) =>
    change(choose(pagesOf(files)), files, (json) => JSON.parse(JSON.stringify({ ...json, ...valuesOf(choose) })));

const changeBlocks =
  (edit: (blocks: Json[], choose: Choose) => Json[]): Edit =>
  (files, choose) =>
    change(choose([...pagesOf(files), '_layouts/inner.json', '_layouts/plain.json']), files, (json) => ({
      ...json,
      blocks: edit(Array.isArray(json.blocks) ? json.blocks : [], choose),
    }));

/** Keys of `_site.json` that texts use, or that influence problems. */
const names = ['name', 'phone', 'facts', 'redirects', 'checks', 'url'] as const;

/** Changes the words of a block, the most frequent edit. */
const changeText: Edit = (files, choose) =>
  change(choose(pagesOf(files)), files, (json) => {
    const blocks = Array.isArray(json.blocks) ? json.blocks : [];
    const changed = choose(blocks.filter((one) => isObject(one) && typeof one.text === 'string'));
    const words = (text: Json | undefined) => choose([choose(texts), `${text} More.`, `${text} More.`]);
    return {
      ...json,
      blocks: blocks.map((one) => (one === changed && isObject(one) ? { ...one, text: words(one.text) } : one)),
    };
  });

const changeSite: Edit = (files, choose) =>
  change('_site.json', files, (json) => {
    const values: Record<(typeof names)[number], (Json | undefined)[]> = {
      name: ['Example College', 'Other College', '{site.phone}', undefined],
      phone: ['5550100', '5550200', '{site.name}', '{page.heading}', undefined],
      facts: [
        { ...facts, api: 'https://other.example.org' },
        { ...facts, picture: 'small.jpg' },
        { ...facts, years: {} },
        { year: '22' },
        undefined,
      ],
      redirects: [{ '/old': '/about' }, { '/missing': 'https://example.org' }, undefined],
      checks: [{ 'link-not-found': 'off' }, { 'page-orphan': 'error' }, undefined],
      url: ['https://www.example.edu', 'https://example.org', 'nothing'],
    };
    const name = choose(names);
    return JSON.parse(JSON.stringify({ ...json, [name]: choose(values[name]) }));
  });

/** All kinds of edits of a site, valid or not, each by random choices. */
export const sampleEdits: Edit[] = [
  changeBlocks((blocks, choose) => [...blocks, sampleBlock(choose)]),
  changeBlocks((blocks, choose) => [sampleBlock(choose), ...blocks.slice(1)]),
  changeBlocks((blocks) => blocks.slice(0, -1)),
  ...Array.from({ length: 10 }, () => changeText),
  // Some mistakes prevent other checks: everything is fixed again and again.
  ...Array.from({ length: 4 }, () => (files: SampleFiles) => {
    files.clear();
    for (const [path, content] of sampleFiles()) files.set(path, content);
  }),
  set((choose) => ({ heading: choose(['Law', 'Other', 'About {site.name}', '']) })),
  set((choose) => ({ title: choose(['Law of the College', '{page.heading} of {site.name}', 'T', '{site.nothing}']) })),
  set((choose) => ({ draft: choose([true, undefined]) })),
  set((choose) => ({ [choose(['publishAt', 'expireAt'])]: choose([...days, undefined]) })),
  set((choose) => ({ layout: choose(['inner', 'plain', 'gone', undefined]) })),
  set((choose) => ({ fields: choose([{ level: 'high' }, { level: 'hgih' }, { levle: 'low' }, undefined]) })),
  set((choose) => ({ card: choose([{ image: 'gate.jpg' }, { title: '{site.name}', text: 3 }, undefined]) })),
  set((choose) => ({ aliases: choose([['/old'], ['/about'], ['/older', 'bad'], undefined]) })),
  set((choose) => ({ section: choose(['/about', '/courses', '/nowhere', undefined]) })),
  set((choose) => ({ index: choose([false, undefined]) })),
  (files, choose) => files.set(choose(['new.json', 'courses/new.json', 'courses/law.json']), page('New')),
  (files, choose) => files.delete(choose(pagesOf(files))),
  (files, choose) => {
    const from = choose(pagesOf(files));
    const json = files.get(from) ?? null;
    files.delete(from);
    files.set(choose(['about/index.json', 'courses/law.json', 'moved.json', 'With Space.json']), json);
  },
  (files, choose) => {
    const path = choose([...files.keys()].filter((name) => name.endsWith('.json')));
    const text = JSON.stringify(files.get(path), null, 1);
    files.set(path, choose([text.slice(0, -2), `\ufeff${text}`, text.replace('{', '{ "heading": "Twice",'), '', '[]']));
  },
  (files, choose) =>
    change('_data/people.json', files, (json) => ({
      ...json,
      items: choose<Json[]>([
        [...((json.items as Json[]) ?? []), { id: 'cy', name: 'Cy', group: 'guests', link: '/missing' }],
        ((json.items as Json[]) ?? []).slice(1),
        [{ id: 'ann', name: '{site.name}', group: 'saff', photo: 'none.jpg', link: 'x' }],
        [{ id: 'people', name: 4 }],
      ]),
    })),
  (files, choose) => {
    const path = choose(['_blocks/numbers.json', '_blocks/note.json', '_layouts/plain.json', '_data/people.json']);
    if (!files.delete(path)) files.set(path, sampleFiles().get(path) ?? null);
  },
  (files, choose) =>
    files.set(
      '_blocks/note.json',
      choose<Json>([
        { type: 'rich-text', id: choose(ids), text: choose(texts) },
        { type: 'cards', items: choose(queries) },
        { type: 'shared', use: 'note' },
      ]),
    ),
  (files, choose) => {
    const path = choose(['_media/gate.jpg', '_media/small.jpg', '_media/brochure.pdf', '_media/posts.json']);
    if (!files.delete(path)) files.set(path, sampleFiles().get(path) ?? '');
  },
  changeSite,
  changeSite,
  changeSite,
];
