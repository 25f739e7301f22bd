import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallPicture } from '#tests/samples/pictures.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { SiteChecker } from './siteChecker.ts';

const at = '2026-11-20';
const words = (text: string, otherKeys = '') =>
  `{ "type": "rich-text", "id": "people", "text": "${text}"${otherKeys} }`;
const picture = (src: string) => `{ "type": "media-text", "heading": "H", "image": { "src": "${src}", "alt": "A" } }`;

/**
 * Saves the page `/about` after a full check.
 * @returns the codes of its problems; undefined if everything has to be checked
 */
function save(text: string): string[] | undefined {
  const site = writeSite({ 'about/index.json': page(words('People')), '_media/tiny.jpg': smallPicture });
  const checker = new SiteChecker(site);
  checker.check(at);
  const path = join(site, 'about/index.json');
  writeFileSync(path, text);
  return checker.checkPage(path, at)?.problems.map(({ code }) => code);
}

it.each([
  ['other words', page(words('Everybody')), []],
  ['a link to a page', page(words('[Home](/)')), []],
  ['a mistake of its own', page(words('<b>x</b>')), ['markdown-html']],
])('reports at once what is wrong with a page that got %s', (_, text, expected) => {
  expect(save(text)).toEqual(expected);
});

it.each([
  ['a link that leads nowhere', page(words('[x](/missing)'))],
  ['a picture whose size nobody has looked at', page(words('People'), picture('tiny.jpg'))],
  ['another heading', page(words('People')).replace('"H"', '"Other"')],
  ['no id that links may lead to', page('{ "type": "rich-text", "text": "People" }')],
  ['a shared block', page(words('People'), '{ "type": "shared", "use": "numbers" }')],
  ['a list', page(words('People'), '{ "type": "cards", "items": { "pages": "/*" } }')],
  ['a token that nobody knows', page(words('{site.nothing}'))],
])('leaves a page that got %s to a check of everything', (_, text) => {
  expect(save(text)).toBeUndefined();
});
