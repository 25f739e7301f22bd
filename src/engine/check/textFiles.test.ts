import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import * as samples from '#tests/samples/site.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { checkSite } from './checkSite.ts';
import { SiteChecker } from './siteChecker.ts';

const at = '2026-11-20';
const rich = (text: unknown) => JSON.stringify({ type: 'rich-text', text });
const inFile = (file: string) => rich({ file });

function found(files: Parameters<typeof writeSite>[0], prepare?: (pages: string) => void) {
  const pages = writeSite(files);
  prepare?.(pages);
  const { problems } = checkSite(loadSite(pages), { at });
  return problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

it('takes the text of a file beside the page, of _texts, and in every kind of content file', () => {
  const files = {
    'visit.json': page(inFile('_visit.md'), inFile('_texts/terms.md'), '{ "type": "shared", "use": "hours" }'),
    'by-bus.md': `---\ntitle: Come by bus | {site.name}\ndescription: Which buses stop at our gate, and when the last one leaves.\nheading: By bus\nindex: false\n---\n\n\`\`\`block\n${inFile('_texts/terms.md')}\n\`\`\`\n`,
    '_blocks/hours.json': inFile('_hours.md'),
    '_blocks/_hours.md': 'Open from nine.\n',
    '_visit.md': '\nBy the river, see [us](/about).\n\n- one\n- two\n',
    '_texts/terms.md': 'Terms of {site.name}.\n',
  };
  expect(found(files).filter((line) => !/^page-orphan|^page-unlinked/.test(line))).toEqual([]);
});

it('finds mistakes of a text at their places in its file', () => {
  const text = 'By the river.\n\nSee [us](/abuot), {site.phne}\nand <div>x</div>.\n';
  expect(found({ 'visit.json': page(inFile('_visit.md')), '_visit.md': text })).toEqual([
    'link-not-found _visit.md:3:10',
    'token-unknown _visit.md:3:19',
    'markdown-html _visit.md:4:5',
  ]);
});

it('reports an error of a text that two pages show once', () => {
  const both = { 'visit.json': page(inFile('_visit.md')), 'come.json': page(inFile('_visit.md')) };
  expect(found({ ...both, '_visit.md': 'See [us](/abuot).\n' })).toEqual(['link-not-found _visit.md:1:10']);
});

it.each(['../_about.md', 'texts/_about.md', '/_about.md', '_texts/../_about.md', 'about.md', '_media/_about.md'])(
  'refuses %s, which is no name of a text file',
  (name) => {
    expect(found({ 'visit.json': page(inFile(name)), '_about.md': 'By the river.\n' })).toEqual([
      expect.stringMatching(/^text-file-name visit\.json/),
    ]);
  },
);

it('reads no file that leaves the folder through a link', () => {
  const codes = found({ 'visit.json': page(inFile('_visit.md')) }, (pages) => {
    mkdirSync(join(pages, '..', 'elsewhere'), { recursive: true });
    symlinkSync(join(pages, '..', 'elsewhere'), join(pages, '_texts'));
    symlinkSync('/etc/hostname', join(pages, '_visit.md'));
  });
  expect(codes.filter((line) => line.startsWith('text-file-not-found'))).toHaveLength(1);
});

it('knows translations that have texts of their own, and when an original has another text', () => {
  const { site } = samples;
  const pages = {
    '_site.json': JSON.stringify({ ...site, languages: ['en-IN', 'hi'] }),
    '_site.hi.json': '{ "translates": "x" }',
    'visit.json': page(inFile('_visit.md')),
    '_visit.md': 'By the river.\n',
    '_visit.hi.md': 'See [us](/abuot).\n',
  };
  const original = JSON.parse(pages['visit.json'].replace(inFile('_visit.md'), rich('By the river.')));
  const translation = page(inFile('_visit.hi.md')).replace('{', `{ "translates": "${originalFingerprint(original)}",`);
  const own = (files: object) =>
    found({ ...pages, 'visit.hi.json': translation, ...files }).filter((line) => /visit/.test(line));
  expect(own({})).toEqual(['link-not-found _visit.hi.md:1:10']);
  const after = own({ '_visit.md': 'By the lake.\n', '_visit.hi.md': 'See us.\n' });
  expect(after).toEqual([expect.stringMatching(/^translation-outdated visit\.hi\.json/)]);
});

it('checks a page again when its text has changed, is gone or comes back', () => {
  const pages = writeSite({ 'visit.json': page(inFile('_visit.md')), '_visit.md': 'See [us](/about).\n' });
  const checker = new SiteChecker(pages);
  const path = join(pages, '_visit.md');
  const check = () =>
    checker.check(at, [path]).problems.flatMap(({ code, file }) => (/visit/.test(file) ? `${code} ${file}` : []));
  expect(check()).toEqual([]);
  writeFileSync(path, 'See [us](/abuot), more than before.\n');
  expect(check()).toEqual(['link-not-found _visit.md']);
  rmSync(path);
  expect(check()).toEqual(['text-file-not-found visit.json']);
  writeFileSync(path, 'See us.\n');
  expect(check()).toEqual([]);
});
