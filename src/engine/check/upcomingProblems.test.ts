import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { checkSite } from './checkSite.ts';

const at = '2026-11-20T08:00';

/** Problems of the sample site with some files changed, each with its code and file. */
function problemsWith(files: Record<string, string>, timestamp = at): string[] {
  const { problems } = checkSite(loadSite(writeSite(files)), { at: timestamp });
  return problems.map(({ code, file, message }) => `${code} ${file}: ${message}`);
}

const text = (words: string) => page(`{ "type": "rich-text", "text": ${JSON.stringify(words)} }`);

/** Page, or block in one line, with a schedule. */
const dated = (json: string, dates: string) => json.replace('{', `{ ${dates},`);
const menu = (...links: string[]) =>
  JSON.stringify({ ...site, navigation: [...site.navigation, ...links.map((link) => ({ label: link, link }))] });
const soon = { 'soon.json': dated(text('x'), '"publishAt": "2027-01-15T09:00"') };
const ending = { 'ending.json': dated(text('x'), '"expireAt": "2027-03-02"') };

it('has nothing to say of entries that come with their page and go with it', () => {
  expect(problemsWith({ ...soon, ...ending, '_site.json': menu('/soon', '/ending') })).toEqual([]);
});

it('says that an entry leads to something that is over', () => {
  expect(problemsWith({ ...ending, '_site.json': menu('/ending') }, '2027-03-02')).toEqual([
    'link-unpublished _site.json: The page "/ending" ended on 2 March 2027: this entry is left out.',
  ]);
});

it('says now from when a text does without its link, once for each link', () => {
  const both = '[a](/soon) and [b](/ending)';
  const words = (more: string) => `${more}: these words are shown without a link.`;
  expect(problemsWith({ ...soon, ...ending, 'index.json': text(both) })).toEqual([
    words('link-unpublished index.json: The page "/soon" begins on 15 January 2027, 09:00'),
    words('link-unpublished index.json: From 2 March 2027: The page "/ending" ended on 2 March 2027'),
  ]);
});

it('says what leads to drafts in texts only', () => {
  const draft = { 'plan.json': dated(text('x'), '"draft": true') };
  expect(problemsWith({ ...draft, '_site.json': menu('/plan') })).toEqual([]);
  expect(problemsWith({ ...draft, 'index.json': text('[plan](/plan)') })).toEqual([
    'link-unpublished index.json: The page "/plan" is a draft: these words are shown without a link.',
  ]);
});

it('lets links that are checked again lead to items on a page that is not', () => {
  const fests = { fields: { id: { is: 'text' }, title: { is: 'text' } }, items: [{ id: 'fest', title: 'Fest' }] };
  const files = {
    '_data/fests.json': JSON.stringify(fests),
    'about/index.json': page(
      '{ "type": "listing", "id": "events", "empty": "None yet.", "items": { "from": "fests" } }',
    ),
    '_site.json': menu('/about#fest'),
  };
  expect(problemsWith({ ...files, 'index.json': text('[x](/about#fest)') })).toEqual([]);
  const later = '{ "type": "rich-text", "text": "[x](/about#fest)", "publishAt": "2026-12-01" }';
  expect(problemsWith({ ...files, 'index.json': page(later) })).toEqual([]);
});

it('lets links lead to parts of a page that come and go, and says it of texts', () => {
  const block =
    '{ "type": "rich-text", "id": "day", "text": "x", "publishAt": "2026-12-01", "expireAt": "2026-12-08" }';
  const about = { 'about/index.json': page(block), 'index.json': text('x') };
  expect(problemsWith({ ...about, '_site.json': menu('/about#day') })).toEqual([]);
  const part = 'The part "day" of the page /about is not shown at this time: these words are shown without a link.';
  expect(problemsWith({ ...about, 'index.json': text('[x](/about#day)') })).toEqual([
    `link-unpublished index.json: ${part}`,
  ]);
  expect(problemsWith({ ...about, 'index.json': text('[x](/about#day)') }, '2026-12-02')).toEqual([
    `link-unpublished index.json: From 8 December 2026: ${part}`,
  ]);
  expect(problemsWith({ ...about, 'index.json': text('[x](/about#dya)') })[0]).toContain('link-anchor-not-found');
});

it('finds what is wrong with things that are still to come', () => {
  const list = '{ "type": "link-list", "heading": "x", "items": { "pages": "/news/*" } }';
  const news = (more: string) => dated(text('x'), more);
  expect(problemsWith({ 'news/a.json': news('"expireAt": "2026-12-08T18:30"'), 'index.json': page(list) })).toEqual([
    'query-empty index.json: From 8 December 2026, 18:30: Nothing of the pages "/news/*" is left here, so the list is not shown.',
  ]);
  const twice = (dates: string) => `{ "type": "rich-text", "id": "a", "text": "x"${dates} }`;
  expect(problemsWith({ 'index.json': page(twice(''), twice(', "publishAt": "2026-12-01"')) })).toEqual([
    expect.stringContaining('id-repeated index.json: From 1 December 2026: '),
  ]);
  expect(problemsWith({ 'index.json': dated(text('x'), '"expireAt": "2027-01-01"') })).toEqual([
    'home-page-missing index.json: From 1 January 2027: The home page is not shown at this time.',
  ]);
});

it('judges items of data lists and entries of lists by their dates', () => {
  const entry = (dates: string) => `{ "title": "x", "link": "/about", ${dates} }`;
  const over = `{ "type": "link-list", "heading": "x", "items": [${entry('"expireAt": "2026-11-20T08:00"')}] }`;
  expect(problemsWith({ 'index.json': page(over) })).toEqual([
    'expired index.json: This entry has not been shown since 20 November 2026, 08:00.',
  ]);
  const reversed = over.replace('"expireAt"', '"publishAt": "2026-12-01", "expireAt"');
  expect(problemsWith({ 'index.json': page(reversed) })[0]).toContain('dates-reversed');
  const stats = (dates: string) => ({
    '_data/stats.json': `{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } },\n "items": [{ "value": "1", "label": "x", ${dates} }] }`,
  });
  expect(problemsWith(stats('"publishAt": "2026-02-30"'))).toEqual([
    'date-invalid _data/stats.json: "2026-02-30" is no day of the calendar.',
  ]);
  expect(problemsWith(stats('"expireAt": "2026-12-01"')).join()).toContain('query-empty');
});

it.each([
  ['15 January 2027, 9:30', '2027-01-15T09:30'],
  ['2027-01-15 9:30', '2027-01-15T09:30'],
  ['2027-01-15T09:30:00Z', undefined],
  ['2027-01-15T24:00', '2027-01-16T00:00'],
  ['15.01.2027, 6.05 pm', '2027-01-15T18:05'],
  ['15/1/2027', '2027-01-15'],
  ['2027-01-15T24:30', '2027-01-15T00:30'],
])('proposes for %s what was meant', (written, suggestion) => {
  const files = { 'index.json': dated(text('x'), `"publishAt": "${written}"`) };
  const [problem] = checkSite(loadSite(writeSite(files)), { at }).problems;
  expect([problem?.code, problem?.args.suggestion]).toEqual(['date-invalid', suggestion]);
});

it('knows the names of time zones', () => {
  const zone = (timeZone: string) => problemsWith({ '_site.json': JSON.stringify({ ...site, timeZone }) });
  expect(zone('Asia/Kolkata')).toEqual([]);
  expect(zone('Asia/Kolkatta')).toEqual(['time-zone-unknown _site.json: "Asia/Kolkatta" is the name of no time zone.']);
});
