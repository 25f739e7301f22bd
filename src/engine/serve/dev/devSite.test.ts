import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { page, site as siteFile, writeSite } from '#tests/samples/site.ts';
import { code } from '#tests/trace/tracedSite.ts';
import { DevContent } from './devContent.ts';
import { createDevSite } from './devSite.ts';

/** The sample site with some files changed, as the dev server shows it. */
async function open(changes: Record<string, string> = {}, shownCode = code) {
  const directory = writeSite(changes);
  const content = new DevContent(directory, { isStored: false });
  await content.check();
  const site = createDevSite(
    (view) => content.stateAt(view),
    async () => shownCode,
  );
  const view = { moment: '2026-06-01', drafts: true };
  return { directory, content, site, view };
}

const text = (words: string) => `{ "type": "rich-text", "text": "${words}" }`;

it('says where all is written that it shows at an address, and where each block is', async () => {
  const { site, view } = await open({ 'index.json': page(text('Hello')) });
  const trace = await site.trace('/', view);
  const [first, second] = trace?.blocks ?? [];
  expect(first).toMatchObject({ type: 'rich-text', place: { file: 'index.json', pointer: '/blocks/0' } });
  const [words = '', origin = -1] = first?.texts[0] ?? [];
  expect(words).toBe('Hello');
  expect(trace?.origins[origin]).toEqual({
    ...{ file: 'index.json', pointer: '/blocks/0/text' },
    ...{ shownAs: 'markdown', markup: 'flow' },
  });
  expect(second?.place).toEqual({ file: '_blocks/numbers.json', pointer: '' });
  const html = (await site.render('/', view))?.html ?? '';
  expect([...html.matchAll(/ data-at="([^"]*)"/g)].map(([, at]) => at)).toEqual([
    'index.json#/blocks/0',
    '_blocks/numbers.json#',
  ]);
  expect(html).not.toMatch(/\p{Private_Use}/u);
});

it('says where the words of the not-found page are written, and of drafts where they are shown', async () => {
  const draft = page(text('Later')).replace('{', '{ "draft": true,');
  const { site, view } = await open({ 'plans.json': draft });
  const fileAt = async (path: string, drafts: boolean) =>
    (await site.trace(path, { ...view, drafts }))?.blocks[0]?.place.file;
  expect(await fileAt('/plans', true)).toBe('plans.json');
  expect(await fileAt('/plans', false)).toBe('_404.json');
});

it('follows what is saved, around the page too', async () => {
  const { directory, content, site, view } = await open();
  const places = async () => {
    const trace = await site.trace('/', view);
    return trace?.shell.texts.flatMap(([words, origin]) => `${words} ${trace.origins[origin]?.pointer}`);
  };
  const save = async (navigation: object[]) => {
    const path = join(directory, '_site.json');
    writeFileSync(path, JSON.stringify({ ...siteFile, navigation }));
    await content.check([path]);
  };
  expect(await places()).toContain('Home /navigation/0/label');
  await save([{ label: 'Start', link: '/' }]);
  expect(await places()).toContain('Start /navigation/0/label');
  // The same content from another source location.
  await save([
    { label: 'Gone', link: '/', expireAt: '2026-01-01' },
    { label: 'Start', link: '/' },
  ]);
  expect(await places()).toContain('Start /navigation/1/label');
});

/** Code whose rich-text blocks fail on some words. */
const fragileCode: typeof code = {
  ...code,
  server: {
    ...code.server,
    renderBlock(type, props, ...more) {
      if (JSON.stringify(props).includes('Break')) throw new TypeError('cannot do this');
      return code.server.renderBlock(type, props, ...more);
    },
  },
};

it('shows a page on which code fails as it last was, says why, and shows all others', async () => {
  const { directory, content, site, view } = await open({ 'index.json': page(text('Whole')) }, fragileCode);
  const save = async (words: string) => {
    const path = join(directory, 'index.json');
    writeFileSync(path, page(text(words)));
    await content.check([path]);
    return (await site.render('/', view))?.html;
  };
  expect((await site.render('/', view))?.html).toContain('Whole');
  expect(await save('Break')).toContain('Whole');
  const failure = { code: 'block-failed', file: 'index.json', pointer: '/blocks/0' };
  expect(site.failures('/', view)).toMatchObject([failure]);
  expect(site.failures()).toMatchObject([failure]);
  expect(site.failures('/about', view)).toEqual([]);
  expect((await site.render('/about', view))?.isFound).toBe(true);
  expect(String(await site.file('/sitemap.xml', view))).toContain('<urlset');
  expect(await save('Corrected')).toContain('Corrected');
  expect(site.failures()).toEqual([]);
});

it('shows nothing of a page on which code has always failed, but the reason', async () => {
  const { site, view } = await open({ 'index.json': page(text('Break')) }, fragileCode);
  expect(await site.render('/', view)).toBeUndefined();
  expect(site.failures('/', view)).toMatchObject([{ args: { type: 'rich-text', reason: 'cannot do this.' } }]);
});

it('shows what has errors as notes that lead to the source, and all others: blocks inside others, layouts, shared blocks', async () => {
  const tabs = (inner: string) =>
    `{ "type": "tabs", "label": "L", "items": [{ "label": "A", "blocks": [${text('Inside')}, ${inner}] }] }`;
  const { site, view, content } = await open({
    'index.json': page(text('Before'), tabs('{ "type": "rich-text", "text": 5 }'), '7').replace('"title": "T",', ''),
    '_layouts/inner.json': '{ "blocks": [{ "type": "rich-text" }, { "type": "shared", "use": "numbers" }] }',
    '_blocks/numbers.json': '{ "type": "stats-strip", "itemz": [] }',
    'cut.json': '{ "title": "Half a page", "blocks": [',
  });
  const html = (await site.render('/', view))?.html ?? '';
  for (const shown of ['Before', 'Inside']) expect(html).toContain(shown);
  const notes = [...html.matchAll(/data-source-at="([^"]*)"/g)].map(([, at]) => at);
  expect(new Set(notes)).toEqual(
    new Set([
      ...['index.json#', 'index.json#/blocks/1/items/0/blocks/1/text', 'index.json#/blocks/2'],
      ...['_layouts/inner.json#/blocks/0', '_layouts/inner.json#/blocks', '_blocks/numbers.json#/itemz'],
    ]),
  );
  const trace = await site.trace('/', view);
  expect(trace?.origins.map(({ pointer }) => pointer)).toContain('/blocks/1/items/0/blocks/0/text');
  const cut = (await site.render('/cut', view))?.html ?? '';
  expect(cut).toContain('The file of this page has to be put right first.');
  expect(cut).toContain('href="/_studio/pages/cut?at=cut.json%23"');
  expect((await site.render('/about', view))?.isFound).toBe(true);
  expect(content.checked?.problems.length).toBeGreaterThan(0);
});

it('shows pages whose data list has errors', async () => {
  const { site, view } = await open({ '_data/stats.json': '{ "items": 1 ' });
  expect((await site.render('/', view))?.html).toContain('Hello from');
});

it('shows a translation with errors too', async () => {
  const { site, view } = await open({
    '_site.json': JSON.stringify({ ...siteFile, languages: ['en-IN', 'hi'] }),
    'index.hi.json': page(text('Namaste'), '{ "type": "rich-text", "text": 5 }'),
  });
  const html = (await site.render('/hi', view))?.html ?? '';
  expect(html).toContain('Namaste');
  expect(html).toContain('data-source-at="index.hi.json#/blocks/1/text"');
});
