import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOwnSite } from './browser/ownSite.ts';

/* What the build of a site's own block computes for it, from a file of `_media` that a property names. */

const site = createOwnSite();

afterAll(() => site.remove());

const { run } = site;

const build = () => run('build', '--out', 'dist');
const html = () => readFileSync(join(site.folder, 'dist/harvest/index.html'), 'utf8');
const shown = () => /<p title="lists\/fruit.csv">(.*?)<\/p>/.exec(html())?.[1];

const calls = join(site.folder, 'calls.txt');
/** Number of times that the code has computed data since the last question. */
function callsMade(): number {
  const made = existsSync(calls) ? readFileSync(calls, 'utf8').length : 0;
  rmSync(calls, { force: true });
  return made;
}

const schema = {
  ...JSON.parse(site.read('blocks/harvest/harvest.schema.json')),
  properties: {
    text: { title: 'Text', description: 'A sentence about it.', type: 'string', minLength: 1 },
    sheet: {
      title: 'Table',
      description: 'A table of _media, a fruit in each line.',
      type: 'string',
      format: 'media',
      pattern: '\\.csv$',
      isForBuild: true,
    },
  },
};

const writeCode = (column: number) =>
  site.write(
    'blocks/harvest/harvest.build.ts',
    `import { appendFileSync } from 'node:fs';
import { defineBlockBuild } from 'lintel/build';

interface Harvest {
  text: string;
  sheet?: string;
  data?: string[];
}

export default defineBlockBuild<Harvest>({
  async data({ text, sheet = '' }, { readText }) {
    appendFileSync(${JSON.stringify(calls)}, '.');
    if (text === 'Another file') return readText('lists/other.csv');
    if (text === 'A date') return { days: [new Date()] };
    if (text === 'Nothing') return undefined;
    if (text === 'A late error') throw new Error('no basket is left');
    if (text === 'A change') appendFileSync(${JSON.stringify(join(site.folder, 'pages/_media/lists/fruit.csv'))}, 'Quinces;3');
    const lines = (await readText(sheet)).trim().split('\\n');
    return lines.map((line) => line.split(';')[${column}]);
  },
  jsonLd: ({ data = [] }) => [{ '@context': 'https://schema.org', '@type': 'Thing', name: data.join(' and ') }],
});
`,
  );

const nameOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');

const writePage = (block: object, name = 'harvest') =>
  site.write(
    `pages/${name}.json`,
    JSON.stringify({
      title: 'Harvest | {site.name}',
      description: 'What is picked in the orchard, and in which weeks of the year that is.',
      heading: 'Harvest',
      blocks: [{ type: 'harvest', text: 'From August on.', ...block }],
    }),
  );

beforeAll(() => {
  site.write('blocks/harvest/harvest.schema.json', JSON.stringify(schema, null, 2));
  site.write(
    'blocks/harvest/Harvest.tsx',
    `export default function Harvest({ text, sheet, data = [] }: { text: string; sheet?: string; data?: string[] }) {
  return <p title={sheet}>{\`\${text}: \${data}\`}</p>;
}
`,
  );
  site.write('pages/_media/lists/fruit.csv', 'Pears;40\nPlums;25\n');
});

beforeEach(() => {
  writeCode(0);
  writePage({ sheet: 'lists/fruit.csv' });
  callsMade();
});

it('is on the page, in its structured data and in what the browser gets, and the file itself is not published', () => {
  expect(build()).toMatchObject({ status: 0 });
  expect(shown()).toBe('From August on.: Pears,Plums');
  expect(/"name":"([^"]+ and .*?)"/.exec(html())?.[1]).toBe('Pears and Plums');
  const assets = join(site.folder, 'dist/assets');
  const islands = readdirSync(assets).filter((name) => name.startsWith('islands-'));
  const texts = islands.map((name) => readFileSync(join(assets, name), 'utf8'));
  expect(texts.filter((text) => text.includes('"data":["Pears","Plums"]'))).toHaveLength(1);
  const published = readdirSync(join(site.folder, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(published.filter((path) => path.includes('fruit'))).toEqual([]);
  expect(run('check').text).not.toContain('media-unused');
});

it('is computed again when its file, its properties or its code change, and at no other time', () => {
  build();
  callsMade();
  site.write('pages/_media/lists/fruit.csv', 'Medlars;12\n');
  expect(build()).toMatchObject({ status: 0, text: expect.stringContaining('(1 rendered)') });
  expect(shown()).toBe('From August on.: Medlars');
  expect(callsMade()).toBe(1);

  site.write('pages/_media/lists/fruit.csv', 'Pears;40\nPlums;25\n');
  expect(build()).toMatchObject({ status: 0, text: expect.stringContaining('(1 rendered)') });
  expect(shown()).toBe('From August on.: Pears,Plums');
  expect(callsMade()).toBe(0);

  site.write('pages/_site.json', site.read('pages/_site.json').replace('"name": "', '"name": "The '));
  expect(build()).toMatchObject({ status: 0 });
  expect(callsMade()).toBe(0);

  writePage({ sheet: 'lists/fruit.csv', text: 'From September on.' });
  expect(build()).toMatchObject({ status: 0, text: expect.stringContaining('(1 rendered)') });
  expect(callsMade()).toBe(1);

  writeCode(1);
  expect(build()).toMatchObject({ status: 0 });
  expect(shown()).toBe('From September on.: 40,25');
  expect(callsMade()).toBe(1);
});

it('refuses each page, at its block, where the code has made a mistake', () => {
  const mistakes = {
    'Another file': /it reads "lists\/other\.csv", which no property of the block names\./,
    'A date': /data\.days\.0 is an object of the class Date, but the page of a browser gets it as JSON\./,
    Nothing: /data is undefined, but/,
    'A late error': /no basket is left\.[\s\S]*blocks\/harvest\/harvest\.build\.ts:16/,
  };
  for (const text of Object.keys(mistakes)) writePage({ sheet: 'lists/fruit.csv', text }, nameOf(text));
  const { status, text: said } = build();
  for (const [text, says] of Object.entries(mistakes)) {
    const from = said.indexOf(`error block-failed  pages/${nameOf(text)}.json:1:`);
    expect(from).toBeGreaterThan(-1);
    expect(said.slice(from).split(/\nerror /)[0]).toMatch(says);
    rmSync(join(site.folder, `pages/${nameOf(text)}.json`));
  }
  expect(status).toBe(1);
});

it('is reported by the check where the file is missing', () => {
  writePage({ sheet: 'lists/fruits.csv' });
  expect(run('check')).toMatchObject({
    status: 1,
    text: expect.stringMatching(/error media-not-found[\s\S]*lists\/fruit\.csv/),
  });
});

it('leaves the site as it was where the file changes while it is read', () => {
  writePage({ sheet: 'lists/fruit.csv', text: 'A change' });
  const before = html();
  expect(build()).toMatchObject({
    status: 2,
    text: expect.stringContaining('_media/lists/fruit.csv was changed while the site was being built. Build it again.'),
  });
  expect(html() === before).toBe(true);
});
