import { expect, it } from 'vitest';
import { isError } from '#engine/problems/problem.ts';
import { isPrompt } from '#shared/prompt.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { code } from '#tests/trace/tracedSite.ts';
import { DevContent } from './devContent.ts';
import { createDevSite } from './devSite.ts';
import { problemsOfPage } from './pageProblems.ts';

async function open(changes: Record<string, string>) {
  const directory = writeSite(changes);
  const content = new DevContent(directory, { isStored: false });
  const checked = await content.check();
  const site = createDevSite(
    (view) => content.stateAt(view),
    async () => code,
  );
  const view = { moment: '2026-06-01', drafts: true };
  const errors = checked.problems.filter(isError).map(({ code, file, pointer }) => `${code} ${file}${pointer}`);
  return { directory, checked, errors, site, view };
}

const unwritten = page(
  '{ "type": "media-text", "heading": "", "text": "", "image": "" }, { "type": "rich-text", "text": "Hello" }',
);

it('shows a page with places to be written, each with its prompt and where it is written', async () => {
  const { errors, site, view } = await open({ 'index.json': unwritten });
  expect(errors).toEqual(['heading', 'text', 'image'].map((key) => `text-unwritten index.json/blocks/0/${key}`));
  const html = (await site.render('/', view))?.html ?? '';
  expect(html).toContain('Hello');
  const trace = await site.trace('/', view);
  const [block] = trace?.blocks ?? [];
  const prompts = block?.texts.filter(([words]) => isPrompt(words)) ?? [];
  expect(prompts.map(([, origin]) => trace?.origins[origin]?.pointer).toSorted()).toEqual([
    '/blocks/0/heading',
    '/blocks/0/text',
  ]);
  const [[address = '', origin = -1] = []] = block?.pictures ?? [];
  expect(address).toMatch(/^data:image\/svg/);
  expect(trace?.origins[origin]?.pointer).toBe('/blocks/0/image');
});

it('lays no problem over such a page, and counts it', async () => {
  const { checked, directory } = await open({ 'index.json': unwritten });
  const { here, all, count } = problemsOfPage(checked, new Set(['index.json']), directory);
  expect([here, count]).toEqual(['', 3]);
  expect(all).toContain('text-unwritten');
});

it.each([
  ['a draft', 'plans.json', unwritten.replace('{', '{ "draft": true,')],
  ['a block that is hidden', 'index.json', unwritten.replace('"media-text",', '"media-text", "hidden": true,')],
  ['a pattern', '_patterns/plan.json', '{ "title": "Plan", "blocks": [{ "type": "rich-text", "text": "" }] }'],
])('says nothing of what nobody sees: %s', async (_name, file, text) => {
  const { errors } = await open({ [file]: text });
  expect(errors.filter((error) => error.startsWith('text-unwritten'))).toEqual([]);
});

it('says of a page that comes later what is missing on its first day', async () => {
  const { checked } = await open({ 'plans.json': unwritten.replace('{', '{ "publishAt": "2099-01-01",') });
  const found = checked.problems.filter(({ code }) => code === 'text-unwritten');
  expect(found.map(({ startsAt }) => startsAt)).toEqual(Array(3).fill('2099-01-01T00:00'));
});

it('shows a note where an empty value is no place to write', async () => {
  const { errors, site, view } = await open({
    'index.json': page('{ "type": "rich-text", "id": "", "text": "Hello" }'),
  });
  expect(errors).toEqual(['text-empty index.json/blocks/0/id']);
  const html = (await site.render('/', view))?.html;
  expect(html).toContain('This block cannot be shown yet.');
  expect(html).not.toContain('Hello');
});
