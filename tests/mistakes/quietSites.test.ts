import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { baselinePath, compareWithBaseline, readBaseline } from '#engine/check/baseline/baseline.ts';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { navigationProblems } from '#engine/problems/areas/navigation.ts';
import { outputProblems } from '#engine/problems/areas/output.ts';
import { statementProblems } from '#engine/problems/areas/statements.ts';
import { wordingProblems } from '#engine/problems/areas/wording.ts';
import { groupByFile } from '#engine/problems/problem.ts';
import { composePages } from '#engine/tools/testBlocks/composedPages.ts';
import { listInstances } from '#engine/tools/testBlocks/instances.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { writeMagazine } from '../package/magazine.ts';

/* Advice on what a person would point out stays silent on random sites, except where it was planted. */

const codes = new Set<string>([
  ...Object.keys({ ...outputProblems, ...navigationProblems, ...statementProblems, ...wordingProblems }),
  ...['listing-option-unmatched', 'gallery-option-unmatched', 'accordion-heading-repeated', 'form-label-repeated'],
  ...['form-option-prompt', 'form-address-insecure', 'link-text-vague', 'text-placeholder'],
]);

const sample = join(import.meta.dirname, '../../src/engine/tools/testBlocks/site');

const text = (words: string): JsonObject => ({ type: 'rich-text', text: words });

/** Mistakes that are planted, one on a page, with the code of each. */
const planted: [code: string, block: JsonObject][] = [
  ['markdown-list-malformed', text('• one\n• two')],
  ['text-markdown', { type: 'rich-text', heading: 'See [all](/example)', text: 'All.' }],
  ['address-misspelt', text('Write to office@gmial.com.')],
  ['link-names-another-site', text('[www.example.org](https://www.example.net)')],
  ['weekday-wrong', text('On Monday, 15 January 2027.')],
  ['academic-year-over', text('Admissions 2023-24')],
  ['fact-differs', text('We have 200+ books, or 300+ books.')],
  ['link-text-vague', text('[hier klicken](/example)')],
  ['text-placeholder', text('Ask [name of warden].')],
  ['property-unused-beside', { type: 'marquee', rows: 2, columns: 2, items: [{ title: 'One' }] }],
];

/** Texts that look like mistakes and are none. */
const harmless = [
  ...['ALL IN CAPITALS', 'With 🎓 and 🎉', '₹ 500, Rs. 500 and INR 500', 'Batch 2019-23', 'Class of 2021'],
  ...['[our team](/example)', '- one\n- two', '1. one\n2. two', 'On Friday, 15 January 2027', '22+ years, 22+ years'],
  ...[
    'Commits with [ci skip\\] are no news',
    'A 5** hotel, a 3*** hotel',
    '`[a] (/b)` and `**`',
    '```js\n[a] (/b) **\n```',
    'See [below](#ein-überblick) or [the overview](#ein-%C3%BCberblick)\n\n## Ein *Überblick*!\n\nSo.',
    'A \\{title} and \\{site.gone} are shown, `{title}`, `{site.gone` and `site.phone}` too',
    '```vue\n{{ site.gone }}\n```\n\n    {name}',
  ],
  ...['Founded in 2003, with 200+ books', 'Todo list', 'C++ and C#', 'This is English on a page in Hindi.'],
];

const page = (route: string, blocks: Json[]): string => {
  const [first, ...others] = blocks;
  const description = `What there is to say about ${route}, in a sentence of some length.`;
  const anchored = isObject(first) ? { id: 'example', ...first } : {};
  return JSON.stringify({
    title: `${route} of the Example Institute`,
    description,
    heading: route,
    blocks: [anchored, ...others],
  });
};

/** Codes of the new advice by the path of the file. */
function adviceOn(pages: Record<string, Json[]>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(sample, folder, { recursive: true });
  for (const [route, blocks] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, `${route}.json`)), { recursive: true });
    writeFileSync(join(folder, `${route}.json`), page(route, blocks));
  }
  const { problems } = checkSite(loadSite(folder), { at: '2026-11-20' });
  const advice = problems.filter(({ code }) => codes.has(code));
  return Object.fromEntries([...groupByFile(advice)].map(([file, found]) => [file, found.map(({ code }) => code)]));
}

const hasRepeated = (texts: unknown[]): boolean =>
  new Set(
    texts.map((one) =>
      String(one)
        .toLowerCase()
        .replace(/[\s?!.:]+$/, ''),
    ),
  ).size < texts.length;

const valuesOf = (list: unknown, key: string): unknown[] =>
  Array.isArray(list) ? list.flatMap((entry) => (isObject(entry) ? (entry[key] ?? []) : [])) : [];

/** Advice that a random block deserves, since its parts were chosen without regard to each other. */
function deserved(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(deserved);
  if (!isObject(value)) return [];
  const own: [string, boolean][] = [
    ['property-unused-beside', ('strip' in value && 'image' in value) || ('rows' in value && 'columns' in value)],
    ['accordion-heading-repeated', value.type === 'accordion' && hasRepeated(valuesOf(value.items, 'heading'))],
    ['form-label-repeated', hasRepeated(valuesOf(value.fields, 'label'))],
    ['form-address-insecure', value.type === 'form' && JSON.stringify([value.submit, value.fields]).includes('"http:')],
    ['listing-option-unmatched', value.type === 'listing' && valuesOf(value.filters, 'options').length > 0],
    [
      'gallery-option-unmatched',
      value.type === 'gallery' && isObject(value.categories) && 'options' in value.categories,
    ],
  ];
  return [
    ...own.flatMap(([code, isIt]) => (isIt ? code : [])),
    ...Object.values(value).flatMap((part) => deserved(part ?? null)),
  ];
}

const instances = listInstances(listBlockTypes());
const composed = composePages(instances);

it('says nothing about random sites but what their blocks deserve', () => {
  const pages = Object.fromEntries(composed.map(({ route, blocks }) => [route.slice(1), blocks]));
  const unexpected = Object.entries(adviceOn(pages)).flatMap(([file, found]) => {
    const expected = new Set(deserved((pages[file.replace('.json', '')] ?? []) as Json));
    return found.filter((code) => !expected.has(code)).map((code) => `${file} ${code}`);
  });
  expect(unexpected).toEqual([]);
});

it('finds what is planted among random blocks, and nothing else', () => {
  const quiet = composed.map(({ blocks }) => blocks).filter((blocks) => deserved(blocks).length === 0);
  expect(quiet.length).toBeGreaterThan(planted.length);
  const pages = Object.fromEntries(
    planted.map(([code, block], index) => [`planted/${code}`, [...(quiet[index] ?? []), block]]),
  );
  expect(adviceOn(pages)).toEqual(Object.fromEntries(planted.map(([code]) => [`planted/${code}.json`, [code]])));
});

it.each(harmless)('says nothing about %j', (words) => {
  expect(adviceOn({ harmless: [text(words)] })).toEqual({});
});

it('says nothing about a magazine in two languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'magazine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeMagazine(folder, 30);
  expect(checkSite(loadSite(join(folder, 'pages')), { at: '2026-11-20' }).problems).toEqual([]);
});

it('says nothing about the reference site but what it has accepted with a reason', () => {
  const pages = join(import.meta.dirname, '../../pages');
  const { problems, source } = checkSite(loadSite(pages), { at: '2026-11-20' });
  const baseline = readBaseline(baselinePath(pages)) ?? [];
  const files = sourceFiles(source);
  expect(compareWithBaseline(problems, baseline, (path) => files.get(path)?.text)).toMatchObject({
    fresh: [],
    gone: [],
  });
  expect(baseline.filter(({ reason }) => !reason)).toEqual([]);
});
