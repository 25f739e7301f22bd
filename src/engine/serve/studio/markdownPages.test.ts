import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileState, PageOutline, SiteSummary, StudioProblem } from '#shared/studio.ts';
import type { TextProblem } from '#shared/studioJson.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

const page = `---
# Names are those of the register.
title: Our story | {site.name}
description: How the orchard began, and whom to ask for more about the years before.
heading: Our story
---

We began with **two trees**.

\`\`\`block
{ "type": "call-to-action",   "heading": "Come", "actions": [{ "label": "Visit", "link": "/visit" }] }
\`\`\`

Later came [the gate](/visit).
`;
const file = 'story.md';

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
  studio.write(file, page);
  await studio.saves.checkAll();
});
afterEach(() => studio.stop());

test('a page in Markdown is listed, has an outline, and is changed and undone byte for byte', async () => {
  const summary = await studio.get<SiteSummary>('site');
  expect(summary.pages).toContainEqual(expect.objectContaining({ route: '/story', file }));
  const { list } = await studio.get<PageOutline>(`outline?file=${file}`);
  expect(list.blocks.map(({ place, type }) => [place.pointer, type])).toEqual([
    ['/blocks/0', 'rich-text'],
    ['/blocks/1', 'call-to-action'],
    ['/blocks/2', 'rich-text'],
  ]);
  await studio.change(file, { kind: 'set', pointer: '/blocks/0/text', value: 'We began with **three trees**.' });
  await studio.change(file, { kind: 'set', pointer: '/blocks/1/heading', value: 'Come soon' });
  await studio.change(file, { kind: 'set', pointer: '/heading', value: 'The story' });
  expect(studio.read(file)).toBe(
    page.replace('two trees', 'three trees').replace('"Come"', '"Come soon"').replace('heading: Our', 'heading: The'),
  );
  await studio.change(file, { kind: 'move', pointer: '/blocks/2', to: '/blocks/0' });
  expect(studio.read(file)).toContain('---\n\nLater came [the gate](/visit).\n\n```block\n```\n\nWe began');
  for (let step = 0; step < 4; step++) await studio.post('undo', {});
  expect(studio.read(file)).toBe(page);
});

test('reads and writes its whole text, and explains why it cannot be read', async () => {
  const { hash } = await studio.get<FileState>(`file?file=${file}`);
  const after = page.replace('Later', 'Soon');
  const change = { kind: 'text', text: after };
  expect(await studio.post('change', { file, hash, changes: [change], label: 'Text' })).toMatchObject({ status: 200 });
  expect(studio.read(file)).toBe(after);
  const broken = page.replace('title: Our', 'title: Our: the');
  const problems = (await studio.post('check-text', { file, text: broken })) as unknown as Record<string, TextProblem>;
  expect(problems[0]).toMatchObject({ code: 'front-matter-quotes', line: 3, column: 8 });
});

test('follows when another page moves, is searched, and its problems are fixed', async () => {
  await studio.post('arrange', { what: { kind: 'move', from: '/visit', to: '/come' }, label: 'Move' });
  expect(studio.read(file)).toBe(page.replaceAll('/visit', '/come'));
  studio.write(file, page.replace('heading: Our', 'heding: Our').replace('"actions"', '"action"'));
  await studio.saves.checkAll();
  const problems = await studio.get<StudioProblem[]>('problems');
  const own = problems.filter((problem) => problem.file === file && problem.fix);
  expect(own.map(({ code, line }) => [code, line])).toEqual([
    ['key-unknown', 5],
    ['key-unknown', 11],
    ['link-moved', 14],
  ]);
  await studio.post('fix', { problems: own });
  expect(studio.read(file)).toContain('\nheading: Our story\n');
  expect(studio.read(file)).toBe(page.replace('(/visit)', '(/come)'));
});
