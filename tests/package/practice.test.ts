import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isLongRun } from '../longRun.ts';
import { offerMade } from '../madeOnce.ts';
import { filesIn, type InstalledPackage } from './installedPackage.ts';
import { installPractice } from './practice.ts';

/*
 * A site with its own code: an interactive block, with its check and its build output, a rule of forms, a check of the
 * full site, a page feature. All of it works from the installed package as ours does from this repository.
 */

/** Number of values made at random for each block. */
const random = process.env.CONFORMANCE_RANDOM ?? '3';

let site: InstalledPackage;
beforeAll(() => {
  // Each of them is visited several times in a browser.
  vi.stubEnv('CONFORMANCE_RANDOM', random);
  site = installPractice();
  vi.unstubAllEnvs();
});
afterAll(() => site.remove());

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');

/** Runs a function while a file has a different text. */
function whileChanged<T>(path: string, edit: (text: string) => string, act: () => T): T {
  const before = read(path);
  const changed = edit(before);
  expect(changed, path).not.toBe(before);
  writeFileSync(join(site.folder, path), changed);
  try {
    return act();
  } finally {
    writeFileSync(join(site.folder, path), before);
  }
}

const checkConcisely = () => site.run('check', '--format', 'concise');

it('is in order', () => {
  expect(site.run('gen')).toMatchObject({ status: 0 });
  expect(site.run('check')).toMatchObject({ status: 0, said: expect.stringMatching(/^No problems in \d+ files/) });
});

it('gives its code types', () => {
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const compile = () =>
    spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: site.folder, encoding: 'utf8' }).stdout;
  expect(compile()).toBe('');
  const edit = (code: string) => code.replace("'visible'", "'sometimes'");
  expect(whileChanged('blocks/opening-hours/block.ts', edit, compile)).toContain('\'"sometimes"\' is not assignable');
});

it('has its own block check itself', () => {
  const output = whileChanged(
    'pages/index.json',
    (text) => text.replaceAll('"when": "early"', '"when": "late"'),
    () => checkConcisely().said,
  );
  expect(output).toMatch(/^pages\/index\.json:\d+:\d+: error opening-hours-choice-empty No day has "when": "early"/m);
});

it('tests its own blocks as ours are', () => {
  expect(site.run('test', 'blocks')).toMatchObject({
    status: 0,
    said: expect.stringContaining(
      ['csv-table', 'opening-hours', 'visit-planner']
        .map((type) => `${type}: right, with 4 examples and ${random} made at random\n`)
        .join(''),
    ),
  });
});

it('finds what is wrong with its own block: too wide, refused by the policy of pages, failing on what may be written', () => {
  const testRun = whileChanged(
    'blocks/opening-hours/OpeningHours.module.css',
    (css) => css.replace('.days {', '.days {\n  min-width: 40rem;'),
    () =>
      whileChanged(
        'blocks/opening-hours/OpeningHours.tsx',
        (code) =>
          code
            .replace('</Section>', "{shown !== 'all' && <style>{'p { color: red }'}</style>}\n    </Section>")
            .replace('  const days', "  if (/[^\\p{L} ]/u.test(all)) throw new Error('Letters alone');\n  const days"),
        () => site.run('test', 'blocks', 'opening-hours'),
      ),
  );
  expect(testRun.status).toBe(1);
  expect(testRun.said).toMatch(/minimal: At 320 px, with scripts: The page is \d+ px wide in a window of 320 px/);
  expect(testRun.said).toMatch(
    /typical: Console: The page's policy refuses this \(style-src-elem, inline, .*\): <style>p \{ color: red \}<\/style>/,
  );
  expect(testRun.said).toMatch(
    /random-\d\d: Fails on a value that its schema allows: .*Letters alone\.\n[\s\S]*?blocks\/opening-hours\/OpeningHours\.tsx:\d+[\s\S]*?The value: \{"type":"opening-hours"/,
  );
});

// It waits for its limit three times.
it.runIf(isLongRun)('says which example does not end, and at which step', () => {
  const { status, said } = whileChanged(
    'blocks/opening-hours/OpeningHours.tsx',
    (code) =>
      code
        .replace('  const days', '  useEffect(() => {\n    for (;;);\n  }, []);\n  const days')
        .replace('useId,', 'useEffect, useId,'),
    () => site.run('test', 'blocks', 'opening-hours', '--limit', '10'),
  );
  expect(status).toBe(1);
  expect(said).toMatch(/minimal: With scripts: has not ended after 10 s\./);
  expect(said).toMatch(/typical: With scripts: has not ended after 10 s\./);
});

// Each value made at random takes a second.
it.runIf(isLongRun)('says which example does not end while it is built, and in which code', () => {
  const { status, said } = whileChanged(
    'blocks/opening-hours/OpeningHours.tsx',
    (code) => code.replace('  const days', '  for (let index = 0; index < 1; index *= 2);\n  const days'),
    () => site.run('test', 'blocks', 'opening-hours', '--limit', '3'),
  );
  expect(status).toBe(1);
  expect(said).toMatch(/minimal: Fails: .*it has not ended after \d s\..*\n\s+While it is built, in its component\./);
});

it('names the blocks that there are where there is none of a name', () => {
  expect(site.run('test', 'blocks', 'opening-hour')).toMatchObject({
    status: 2,
    said: expect.stringContaining('Did you mean "opening-hours"?'),
  });
});

it('looks at each file, and at all of them together, by its own check', () => {
  const missing = whileChanged(
    'pages/_data/leistungen.json',
    (text) => text.replace('"preis": "ab 60 €",', ''),
    () => checkConcisely(),
  );
  expect(missing).toMatchObject({
    status: 0,
    said: expect.stringMatching(/leistungen\.json:\d+:\d+: warning prices-missing Füllungen has no "preis"/),
  });
  const unshown = whileChanged(
    'pages/leistungen.json',
    (text) => text.replace('"field": "preis"', '"field": "art"'),
    () => checkConcisely().said,
  );
  expect(unshown).toContain('warning prices-no-table');
  expect(checkConcisely().said).not.toContain('prices');
});

it('explains what its own code reports, and counts it as the site says', () => {
  expect(site.run('check', '--explain', 'prices-missing').said).toContain('Patients have to know beforehand');
  const asError = { '"blockVersions"': '"checks": { "prices-missing": "error" }, "blockVersions"' };
  const refused = whileChanged(
    'pages/_site.json',
    (text) => text.replace('"blockVersions"', asError['"blockVersions"']),
    () =>
      whileChanged(
        'pages/_data/leistungen.json',
        (text) => text.replace('"preis": "ab 60 €",', ''),
        () => checkConcisely(),
      ),
  );
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('error prices-missing') });
});

it('knows its own rule of forms, and no other', () => {
  const output = whileChanged(
    'pages/kontakt.json',
    (text) => text.replace('"rule": "weekday"', '"rule": "weekdays"'),
    () => checkConcisely().said,
  );
  expect(output).toMatch(/pages\/kontakt\.json:\d+:\d+: error .*"weekday/);
  const unfit = whileChanged(
    'pages/kontakt.json',
    (text) => text.replace('"input": "date"', '"input": "text"'),
    () => checkConcisely().said,
  );
  expect(unfit).toContain('error form-rule-unfit');
});

it('builds it whole, below its folder, with what its own code makes', () => {
  expect(site.run('build')).toMatchObject({ status: 0 });
  offerMade('practice', join(site.folder, 'dist'));
  const home = read('dist/index.html');
  expect(home).toContain('"openingHours":["Montag: 8:00');
  expect(home).toContain('<link rel="alternate" type="text/vcard" href="/praxis/praxis.vcf">');
  expect(home).toContain('letter-spacing:.01em');
  expect(home).not.toContain('.nowhere');
  expect(read('dist/team/index.html')).toContain('d="M12 5c-1.5');
  expect(read('dist/leistungen/index.html')).toMatch(/>mit Bonus 75 %<\/th>.*>611,48 €<\/td>/);
  expect(read('dist/praxis.vcf')).toContain('FN:Zahnarztpraxis am Markt');
  expect(home).not.toMatch(/(?:href|src)="\/(?!praxis\/)/);
  const reference = JSON.parse(readFileSync(join(import.meta.dirname, '../../pages/_site.json'), 'utf8'));
  const ofReference = [reference.name, reference.shortName, reference.website].map(String);
  const all = filesIn(join(site.folder, 'dist')).map((path) => readFileSync(path));
  expect(all.filter((file) => ofReference.some((words) => file.includes(words)))).toEqual([]);
});

it('refuses a value of hydrate that there is not, and leaves the site as it was', () => {
  const before = read('dist/index.html');
  const refused = whileChanged(
    'blocks/opening-hours/block.ts',
    (code) => code.replace("'visible'", "'visable'"),
    () => site.run('build'),
  );
  expect(refused.status).not.toBe(0);
  expect(refused.said).toMatch(
    /gives \\?"visable\\?" as \\?"hydrate\\?"\. Did you mean \\?"visible\\?"\?[\s\S]*blocks\/opening-hours\/block\.ts/,
  );
  expect(read('dist/index.html')).toBe(before);
});

it('names the file of the author for each part that is wrong', () => {
  const wrong: Record<string, [before: string, after: string]> = {
    'checks/prices.ts': [
      'json, report }) {',
      "json, report }) {\n    if (path === 'team.json') throw new Error('no price');",
    ],
    'blocks/opening-hours/opening-hours.check.ts': ['{ report }) {', "{ report }) {\n    throw new Error('no hour');"],
    'icons/tooth.svg': ['stroke="currentColor"', 'stroke="#c00"'],
  };
  const { said } = Object.entries(wrong).reduce(
    (act, [path, change]) =>
      () =>
        whileChanged(path, (text) => text.replace(...change), act),
    () => site.run('check'),
  )();
  expect(said).toMatch(/error site-check-failed {2}pages\/team\.json[\s\S]*?no price\.[\s\S]*?checks\/prices\.ts:\d+:/);
  expect(said).toMatch(
    /error block-failed {2}pages\/index\.json[\s\S]*?no hour\.[\s\S]*?opening-hours\.check\.ts:\d+:/,
  );
  expect(said).toContain('icons/tooth.svg has a colour of its own');
  const rule = whileChanged(
    'rules/weekday.ts',
    (code) => code.replace("'nothing',", "'nothing' 'text',"),
    checkConcisely,
  );
  expect(rule.said).toContain('rules/weekday.ts:5:');
  const feature = whileChanged(
    'features/vcard/feature.ts',
    (code) => code.replace('site.name}', 'site.name.first.last}'),
    () => site.run('build'),
  );
  expect(feature.said).toMatch(/error feature-failed {2}pages\/_site\.json[\s\S]*features\/vcard\/feature\.ts:7:/);
});

it('names the line of a table that its own code refuses, in the code that reads it', () => {
  const { status, said } = whileChanged(
    'pages/_media/listen/festzuschuesse.csv',
    (text) => text.replace(';570,71 €', ''),
    () => site.run('build'),
  );
  expect(status).toBe(1);
  expect(said).toMatch(/error block-failed {2}pages\/leistungen\.json:\d+:\d+/);
  expect(said).toContain('line 3 of listen/festzuschuesse.csv has 3 values, the first line has 4.');
  expect(said).toMatch(/blocks\/csv-table\/csv-table\.build\.ts:\d+/);
});

it('follows the icon of the site into all files that are drawn from it', () => {
  const drawn = () => ['favicon.ico', 'icon-192.png'].map((path) => readFileSync(join(site.folder, 'dist', path)));
  const before = drawn();
  whileChanged(
    'pages/_media/brand/icon.svg',
    (svg) => svg.replace('<svg ', '<svg opacity="0.5" '),
    () => expect(site.run('build')).toMatchObject({ status: 0 }),
  );
  expect(drawn().map((file, index) => file.equals(before[index] ?? file))).toEqual([false, false]);
});

it('has the code of its own page feature in dev too', async () => {
  const { url, stop } = await site.start('dev', '--port', '0');
  try {
    const page = await (await fetch(new URL('/team', url), { headers: { accept: 'text/html' } })).text();
    const [, address = ''] = /<script type="module" src="([^"]*weekend[^"]*)"/.exec(page) ?? [];
    expect(await (await fetch(new URL(address, url))).text()).toContain('data-weekend');
  } finally {
    await stop();
  }
});

it('judges and builds a block that takes the place of ours as its own, not as ours', () => {
  const folder = join(site.folder, 'blocks/accordion');
  mkdirSync(folder, { recursive: true });
  for (const name of ['accordion.schema.json', 'accordion.examples.json'])
    cpSync(join(site.engine, 'blocks/accordion', name), join(folder, name));
  writeFileSync(
    join(folder, 'block.ts'),
    `import { defineBlock } from 'lintel/block';
export default defineBlock({ type: 'accordion', hydrate: 'never', load: () => import('./Accordion.tsx') });
`,
  );
  writeFileSync(join(folder, 'Accordion.tsx'), 'export default () => <p>Only ours</p>;\n');
  expect(read('dist/index.html')).toContain('FAQPage');
  expect(site.run('build')).toMatchObject({ status: 0 });
  expect(read('dist/index.html')).toContain('Only ours');
  expect(read('dist/index.html')).not.toContain('FAQPage');
});
