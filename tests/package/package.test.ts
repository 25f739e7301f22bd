import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { rewriteImports } from '#engine/tools/eject/rewriteImports.ts';
import { isLongRun } from '../longRun.ts';
import { printedAddress, readStudioPage } from '../studio/signIn.ts';
import {
  copyBlock,
  filesIn,
  type InstalledPackage,
  installPackage,
  packedFile,
  runChecked,
} from './installedPackage.ts';

/* Users of the package have a site of their own: made, checked, built and served by it, outside of this repository. */

const root = join(import.meta.dirname, '../..');

let site: InstalledPackage;
let packed: string[];
let contents: string;

beforeAll(() => {
  site = installPackage();
  packed = filesIn(site.engine);
  contents = contentsOf(packed);
  const made = site.run('new', 'site', '.', '--name', 'Praxis am Markt', '--language', 'de', '--look', 'soft');
  if (made.status !== 0) throw new Error(made.said);
});

afterAll(() => site.remove());

const contentsOf = (paths: string[]) => hash('sha256', Buffer.concat(paths.map((path) => readFileSync(path))));
const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
const change = (path: string, edit: (text: string) => string) =>
  writeFileSync(join(site.folder, path), edit(read(path)));

/** Names by which the reference site of this repository would be found. */
const { name, shortName, website } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../pages/_site.json'), 'utf8'),
);
const isOfReference = (path: string) =>
  [name, shortName, website].some((words: string) => readFileSync(path).includes(words));

it('has what a site needs, and nothing of another one', () => {
  const names = packed.map((path) => relative(site.engine, path));
  expect(names).toEqual(expect.arrayContaining(['scripts/lintel.cjs', 'blocks/hero/block.ts', 'src/ui/block.ts']));
  expect(names.filter((path) => /\.(test|spec)\.tsx?$|^(pages|tests|dist)\//.test(path))).toEqual([]);
  expect(packed.filter(isOfReference)).toEqual([]);
  expect(packed.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(12_500_000);
});

it('is what programs that read packages expect, its types included', () => {
  const lint = (program: string, ...words: string[]) =>
    runChecked(process.execPath, [join(root, 'node_modules', program), packedFile(), ...words], site.folder);
  expect(lint('publint/src/cli.js', '--strict')).toContain('All good!');
  expect(lint('@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only')).toContain('"lintel/rule"');
});

it('says what a command needs that is not installed with it, and how to install it', () => {
  const bare = installPackage([]);
  const run = (...words: string[]) => bare.run(...words).said;
  run('new', 'site', '.', '--name', 'Bare');
  expect(run('new', 'block', 'prices')).toMatch(
    /^Writing the types of your own blocks needs json-schema-to-typescript, which is not installed: npm install --save-dev json-schema-to-typescript@\d+\.\d+\.\d+\n$/,
  );
  expect(existsSync(join(bare.folder, 'blocks/prices'))).toBe(false);
  copyBlock(bare, 'quote');
  expect(run('test', 'blocks')).toMatch(
    /needs playwright-core and axe-core, which are not installed: npm install --save/,
  );
  rmSync(join(bare.folder, 'blocks'), { recursive: true });
  expect(run('check')).toMatch(/^No problems/);
  bare.remove();
});

it('says which commands there are, and its version', () => {
  expect(site.run('help').said).toContain('  studio ');
  expect(site.run('biuld')).toMatchObject({ status: 2, said: expect.stringContaining('There is no command "biuld".') });
  expect(site.run('--version').said).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it('makes no site where something is in the way', () => {
  const before = read('pages/index.json');
  const refused = site.run('new', 'site', '.', '--name', 'Another');
  expect(refused).toMatchObject({ status: 2, said: expect.stringContaining('".github"') });
  expect(read('pages/index.json')).toBe(before);
});

it('makes a site in which nothing is wrong, for people who use its words', () => {
  expect(site.run('check')).toMatchObject({ status: 0, said: expect.stringMatching(/^No problems in \d+ files/) });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    dependencies: { lintel: expect.any(String) },
    scripts: { studio: 'lintel studio' },
  });
  const [{ url }] = JSON.parse(read('.vscode/settings.json'))['json.schemas'];
  expect(existsSync(join(site.folder, url))).toBe(true);
});

it('builds blocks of the site beside its own, and in place of its own', async () => {
  expect(site.run('new', 'block', 'opening-hours').said).toContain('blocks/opening-hours/opening-hours.types.ts');
  copyBlock(site, 'accordion');
  change('blocks/accordion/Accordion.tsx', () => 'export default () => <p>Only ours</p>;\n');
  change('blocks/accordion/block.ts', () => ownAccordion);
  change('pages/index.json', (text) => {
    const page = JSON.parse(text);
    const items = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag'].map((title) => ({ title, text: '9 Uhr' }));
    page.blocks.push({ type: 'opening-hours', heading: 'Sprechzeiten', items, more: 'Alle Tage' });
    return JSON.stringify(page);
  });
  expect(site.run('gen').status).toBe(0);
  expect(read('blocks/accordion/accordion.types.ts')).toContain("from 'lintel/block'");
  expect(site.run('build')).toMatchObject({ status: 0 });
  const html = read('dist/index.html');
  expect(html).toContain('Sprechzeiten');
  expect(html).toContain('Only ours');
  expect(html).not.toContain('<details');
  // Its code is delivered to visitors, since it is interactive, and its styles are on the page.
  expect(readdirSync(join(site.folder, 'dist/assets')).join()).toContain('OpeningHours-');
  expect(html).toContain('grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr))');
  expect(filesIn(join(site.folder, 'dist')).filter(isOfReference)).toEqual([]);
});

const ownAccordion = `import { defineBlock } from 'lintel/block';

export default defineBlock({ type: 'accordion', hydrate: 'never', load: () => import('./Accordion.tsx') });
`;

it('follows a block of the site in dev, shows it in the gallery, and has the studio', async () => {
  const { url, said, stop } = await site.start('dev', '--port', '0');
  try {
    const page = async (path: string) => (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text();
    expect(await page('/')).toContain('Sprechzeiten');
    expect(await page('/_blocks/opening-hours')).toContain('Third entry');
    await vi.waitFor(() => expect(printedAddress(said())).toBeDefined());
    expect(await readStudioPage(printedAddress(said()))).toMatch(/<script type="module"/);
    change('blocks/opening-hours/OpeningHours.tsx', (code) => code.replace('<DataList ', '<DataList data-edited="" '));
    await vi.waitFor(async () => expect(await page('/')).toContain('data-edited'), 30_000);
    expect(site.run('new', 'block', 'price-list').status).toBe(0);
    change('pages/about.json', (text) => {
      const about = JSON.parse(text);
      about.blocks.push({ type: 'price-list', items: [{ title: 'Since the server runs' }] });
      return JSON.stringify(about);
    });
    await vi.waitFor(async () => expect(await page('/about')).toContain('Since the server runs'), 30_000);
  } finally {
    await stop();
  }
});

/** Does what the command does, within this process: the command takes a second for each block. */
function ejectInto(folder: string, type: string): void {
  const files = listFilesBelow(join(root, 'blocks', type)).filter((path) => !path.includes('.test.'));
  for (const path of files) {
    const target = join(folder, 'blocks', type, path);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(root, 'blocks', type, path), 'utf8');
    writeFileSync(target, /\.tsx?$/.test(path) ? rewriteImports(text, path) : text);
  }
}

it('copies each of its blocks into the site, where it is compiled strictly', () => {
  const copied = installPackage(['@types/react']);
  copied.run('new', 'site', '.', '--name', 'Copied');
  const types = readdirSync(join(copied.engine, 'blocks'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expect(types.length).toBeGreaterThan(20);
  expect(copied.run('eject', 'heros')).toMatchObject({ status: 2, said: expect.stringContaining('"hero"') });
  expect(copied.run('eject', 'hero')).toMatchObject({ status: 0 });
  for (const type of types.filter((name) => name !== 'hero')) ejectInto(copied.folder, type);
  expect(copied.run('eject', 'hero').said).toContain('The block "hero" is one of your own already');
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: copied.folder, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(copied.run('check').said).toMatch(/^No problems/);
  if (isLongRun) {
    const { status, said } = copied.run('build');
    expect(status, said).toBe(0);
  }
  copied.remove();
});

it('says what a change does for visitors', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: site.folder });
  git('init', '--quiet');
  git('add', 'pages');
  git('commit', '--quiet', '-m', 'First');
  change('pages/about.json', (text) => text.replace(/"heading": ?"/, '"heading": "Neu: '));
  const reviewed = site.run('review', '--format', 'html', '--pictures', '1', '--out', 'review.html');
  expect(reviewed).toMatchObject({ status: 0, said: expect.stringMatching(/\d+ pages? changes? for visitors/) });
  expect(read('review.html')).toContain('<ins>Neu: </ins>');
  expect(read('review.html')).toContain('data:image/webp');
});

it('writes nothing into the package', () => {
  expect(filesIn(site.engine)).toEqual(packed);
  expect(contentsOf(packed)).toBe(contents);
});
