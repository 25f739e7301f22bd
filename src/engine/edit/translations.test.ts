import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { moveContent } from './moveContent.ts';
import { openSite } from './openSite.ts';
import { removeContent } from './removeContent.ts';
import { createTranslation, describeTranslations, recordTranslated } from './translations.ts';

const at = '2026-11-20';
const text = (words: string) => page(`{ "type": "rich-text", "id": "people", "text": ${JSON.stringify(words)} }`);
const withFingerprint = (file: string, original: string) =>
  file.replace('{', `{ "translates": "${originalFingerprint(JSON.parse(original))}",`);

const bilingual = { ...site, languages: ['hi'] };
const siteText = JSON.stringify(bilingual);
const about = text('About [the start](/).');
const contact = text('Ask [who we are](/about).');

const files = {
  '_site.json': siteText,
  '_site.hi.json': withFingerprint('{ "name": "कॉलेज" }', siteText),
  'about/index.json': about,
  'about/index.hi.json': withFingerprint(text('[मुखपृष्ठ](/)'), about),
  'contact.json': contact,
  'contact.hi.json': withFingerprint(text('[हम कौन हैं](/about)'), contact),
};

const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');
const codesOf = (pages: string) =>
  checkSite(loadSite(pages), { at })
    .problems.filter(({ code }) => /^(?:translation|link|text-untranslated)/.test(code))
    .map(({ code, file }) => `${code} ${file}`);
const open = (pages: string) => openSite({ pages, at, isForced: true });

it('notes that a translation says the same again', () => {
  const pages = writeSite({ ...files, 'contact.json': text('Ask [us](/about).') });
  expect(codesOf(pages)).toEqual(['translation-outdated contact.hi.json']);
  expect(describeTranslations(open(pages))).toMatch(
    /Hindi \(hi\): 2 of \d+ pages\n(.*\n)*? {2}outdated {4}contact\.hi\.json/,
  );
  recordTranslated(open(pages), ['contact.hi.json', `${pages}/about/index.hi.json`]);
  expect(codesOf(pages)).toEqual([]);
});

it('says of which file it does not know what that translates', () => {
  const pages = writeSite(files);
  expect(() => recordTranslated(open(pages), ['contact.json'])).toThrow(/translates nothing.*contact\.hi\.json/);
  expect(() => recordTranslated(open(pages), ['nothing.hi.json'])).toThrow(CommandError);
});

it('moves a page in all languages, and what leads to it there; translations stay up to date', () => {
  const pages = writeSite(files);
  expect(moveContent({ pages, at }, '/contact', '/about/contact').ok).toBe(true);
  expect(existsSync(join(pages, 'contact.hi.json'))).toBe(false);
  expect(JSON.parse(read(pages, 'about/contact.hi.json')).aliases).toEqual(['/contact']);
  expect(moveContent({ pages, at }, '/about', '/us').ok).toBe(true);
  expect(read(pages, 'us/contact.hi.json')).toContain('[हम कौन हैं](/us)');
  expect(codesOf(pages)).toEqual([]);
});

it('removes a page in all languages, and a translation alone', () => {
  const pages = writeSite(files);
  expect(removeContent({ pages, at }, '/hi/contact').ok).toBe(true);
  expect([existsSync(join(pages, 'contact.hi.json')), existsSync(join(pages, 'contact.json'))]).toEqual([false, true]);
  expect(codesOf(pages)).toEqual([]);
  const other = writeSite(files);
  expect(removeContent({ pages: other, at }, '/contact').ok).toBe(true);
  expect([existsSync(join(other, 'contact.hi.json')), existsSync(join(other, 'contact.json'))]).toEqual([false, false]);
});

it('begins a translation as a draft, whose texts are not translated until they change', () => {
  const pages = writeSite({ ...files, 'plans.json': text('Plans') });
  expect(createTranslation({ pages, at }, 'plans.json', 'hi').ok).toBe(true);
  const copy = JSON.parse(read(pages, 'plans.hi.json'));
  expect(copy).toMatchObject({ ...JSON.parse(text('Plans')), draft: true });
  const untranslated = codesOf(pages);
  expect(new Set(untranslated)).toEqual(new Set(['text-untranslated plans.hi.json']));
  const write = (content: object) => writeFileSync(join(pages, 'plans.hi.json'), JSON.stringify(content));
  write({ ...copy, title: 'योजनाएँ' });
  expect(codesOf(pages)).toHaveLength(untranslated.length - 1);
  const { draft: _, ...published } = copy;
  write(published);
  expect(codesOf(pages)).toEqual([]);
  expect(() => createTranslation({ pages, at }, 'plans.json', 'hi')).toThrow(/translated already/);
  expect(() => createTranslation({ pages, at }, 'plans.json', 'pa')).toThrow(/does not name/);
});
