import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fileFingerprint, originalFingerprint } from '#engine/content/originalFingerprint.ts';
import type { JsonObject } from '#shared/json.ts';
import { site as sampleSite, writeSite } from '#tests/samples/site.ts';
import { migrateSite } from './migrateSite.ts';

const { markdown: _, ...blockVersions } = sampleSite.blockVersions as Record<string, number>;

const page = (blocks: object[]) => ({
  title: 'A page | Example',
  description: 'A page of the example.',
  heading: 'A page',
  blocks,
});
const richText = (text: unknown) => ({ type: 'rich-text', text });

/** Site of Markdown 1: each line end was a break. */
const old: Record<string, unknown> = {
  '_site.json': { ...sampleSite, languages: ['en-IN', 'hi'], blockVersions, address: 'One lane\nTown' },
  'texts.json': page([
    richText('One\ntwo *three\nfour*\n\n- five\n- six\n\n```\ncode\ncode\n```\n\n| a |\n|---|\n| b |\n| c |'),
    richText('{site.address}'),
    richText({ file: '_long.md' }),
    { type: 'cards', items: { from: 'staff' } },
    { type: 'call-to-action', heading: 'Come', text: 'On\nfoot', links: [{ label: 'How', link: '/texts' }] },
    { ...richText('hidden\ntoo'), hidden: true },
  ]),
  'texts.hi.json': page([richText('एक\nदो')]),
  '_long.md': 'One\r\ntwo\r\n\r\nthree\r\n',
  '_data/staff.json': {
    description: 'People.',
    fields: { title: { is: 'text' }, text: { is: 'text' }, note: { is: 'text' } },
    items: [{ title: 'Ann', text: 'Dean\nof all', note: 'not\nshown' }],
  },
  'written.md':
    '---\ntitle: Written | Example\ndescription: A page in Markdown.\nheading: Written\n---\n\nOne\ntwo\n\n> a\n> b\n',
};

const write = () =>
  writeSite(
    Object.fromEntries(
      Object.entries(old).map(([path, content]) => [
        path,
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      ]),
    ),
  );

it('writes line ends of texts as breaks, in every place and language, and leaves translations up to date', async () => {
  const pages = write();
  const { source } = loadSite(pages);
  const original = source.pages.find(({ route }) => route === '/texts')?.file;
  const translation = { ...(old['texts.hi.json'] as object), translates: fileFingerprint(original, source.texts) };
  writeFileSync(join(pages, 'texts.hi.json'), JSON.stringify(translation));
  const codes = () => checkSite(loadSite(pages), { at: '2030-01-01' }).problems.map(({ code }) => code);
  expect(codes()).toEqual(['block-version-old']);
  const { text } = await migrateSite({ pages });
  expect(text).toMatch(/^markdown 1 → 2: .*\nRewrote \d+ texts in \d+ files:/);
  const read = (path: string) => readFileSync(join(pages, path), 'utf8');
  const json = (path: string) => JSON.parse(read(path));
  expect(json('texts.json').blocks.map(({ text }: { text: unknown }) => text)).toEqual([
    'One\\\ntwo *three\\\nfour*\n\n- five\n- six\n\n```\ncode\ncode\n```\n\n| a |\n|---|\n| b |\n| c |',
    '{site.address}',
    { file: '_long.md' },
    undefined,
    'On\\\nfoot',
    'hidden\\\ntoo',
  ]);
  expect(read('_long.md')).toBe('One\\\r\ntwo\r\n\r\nthree\r\n');
  expect(json('texts.hi.json').blocks[0].text).toBe('एक\\\nदो');
  // Where it may be shown as plain text too, a backslash would be seen.
  expect(json('_site.json').address).toBe('One lane  \nTown');
  expect(json('_data/staff.json').items[0]).toEqual({ title: 'Ann', text: 'Dean  \nof all', note: 'not\nshown' });
  expect(read('written.md')).toMatch(/\n\nOne\\\ntwo\n\n> a\\\n> b\n$/);
  expect(json('_site.json').blockVersions.markdown).toBe(2);
  expect(codes()).not.toContain('translation-outdated');
  expect((await migrateSite({ pages })).text).toMatch(/^Nothing to do/);
});

it('leaves a translation of the settings up to date, wherever the versions stand in them', async () => {
  const { blockVersions: _versions, name, ...others } = old['_site.json'] as Record<string, unknown>;
  const settings = { name, blockVersions, ...others };
  const translation = { translates: originalFingerprint(settings as JsonObject), name: 'उदाहरण' };
  const pages = writeSite({ '_site.json': JSON.stringify(settings), '_site.hi.json': JSON.stringify(translation) });
  await migrateSite({ pages });
  const { problems } = checkSite(loadSite(pages), { at: '2030-01-01' });
  expect(problems.map(({ code }) => code)).not.toContain('translation-outdated');
});
