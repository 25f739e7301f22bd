/*
 * npm run bench -- check [pages] [runs]: a site of so many pages (10,000 when left out) of about 7 kB is checked by a
 * process of its own, beside the floor (a bare script that reads and parses the same files) and ajv-cli with the schemas
 * that editors use. All of them take turns; the ratios are to the floor of the same run.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { writeEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { fileOf, writePages } from '../pages/writePages.ts';
import { ensurePeers, peerCommand } from '../peers/peers.ts';
import { measureProcess, type ProcessFigures, spread } from '../processes.ts';
import { size } from '../smoke.ts';

const root = join(import.meta.dirname, '../../..');
const [pages = size(10_000, 20), runs = size(5, 1)] = process.argv.slice(2).map(Number);
// In memory if possible: the program is measured, not the disk.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-check-'));
const [clean, bad, cache] = ['clean', 'bad', 'cache'].map((name) => join(folder, name)) as [string, string, string];

const pageSchema = join(folder, 'page.schema.json');

const lintel = (site: string) =>
  measureProcess(
    [join(root, 'scripts/compiled.cjs'), join(root, 'scripts/check.ts'), '--pages', site, '--max-problems', '20'],
    { LINTEL_CACHE: cache },
  );
const checkWithAjv = () =>
  measureProcess([
    ...['--max-old-space-size=8000', peerCommand('ajv'), 'validate', '--strict=false', '--validate-formats=false'],
    ...['-s', pageSchema, '-d', join(clean, 'section-*/page-*.json')],
  ]);
const forgetLastRun = () => rmSync(join(cache, 'checks'), { recursive: true, force: true });

/** Peers have to be installed: a smoke run measures none. */
const hasPeers = size(true, false);

const programs: Record<string, () => ProcessFigures> = {
  'read and parse (floor)': () => measureProcess([join(import.meta.dirname, 'readAndParse.mjs'), clean]),
  'Lintel, all checks': () => {
    forgetLastRun();
    return expectStatus(0, lintel(clean));
  },
  'Lintel, nothing changed': () => expectStatus(0, lintel(clean)),
  'Lintel, 10 % bad pages': () => {
    forgetLastRun();
    return expectStatus(1, lintel(bad));
  },
  ...(hasPeers && { 'ajv-cli, first error of a page': () => expectStatus(0, checkWithAjv()) }),
};

try {
  if (hasPeers) ensurePeers();
  writePages(clean, pages);
  writePages(bad, pages);
  for (let index = 0; index < pages; index += 10) misspell(join(bad, fileOf(index)), index / 10);
  mkdirSync(cache);
  writePageSchema();
  for (const run of Object.values(programs)) run();
  const figures = new Map<string, ProcessFigures[]>(Object.keys(programs).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(programs)) figures.get(name)?.push(measure());
  print(figures);
} finally {
  rmSync(folder, { recursive: true });
}

/** The schema that editors use for the pages of this site, in one file. */
function writePageSchema(): void {
  const schemas = join(folder, 'schemas');
  writeEditorSchemas(loadSite(clean).source, schemas);
  const { $id: _, ...all } = JSON.parse(readFileSync(join(schemas, 'all.schema.json'), 'utf8'));
  writeFileSync(pageSchema, JSON.stringify({ ...all, $ref: '#/definitions/file:page' }));
}

/** Makes one mistake in a page, of four kinds in turn. */
function misspell(path: string, turn: number): void {
  const mistakes = [
    ['"side": "right"', '"side": "rigth"'],
    ['"type": "accordion"', '"type": "acordion"'],
    ['"link": "/section-', '"link": "/secton-'],
    ['"description": ', '"descriptoin": '],
  ] as const;
  const [right, wrong] = mistakes[turn % mistakes.length] ?? mistakes[0];
  writeFileSync(path, readFileSync(path, 'utf8').replace(right, wrong));
}

function expectStatus(wanted: number, figures: ProcessFigures): ProcessFigures {
  if (figures.status !== wanted) throw new Error(`Exit ${figures.status} in place of ${wanted}: ${figures.output}`);
  return figures;
}

function print(figures: Map<string, ProcessFigures[]>): void {
  const times = (name: string) => spread((figures.get(name) ?? []).map(({ ms }) => ms));
  const floor = times('read and parse (floor)');
  console.log(`${pages} pages, ${runs} runs, load average ${loadavg()[0]?.toFixed(1)}; ms, and times the floor`);
  for (const [name, runsOf] of figures) {
    const { min, median } = times(name);
    const peak = Math.max(...runsOf.map(({ peakMb }) => peakMb)).toFixed(0);
    const ratios = `${(min / floor.min).toFixed(2)} × (median ${(median / floor.median).toFixed(2)} ×)`;
    console.log(
      `  ${name.padEnd(32)} ${min.toFixed(0).padStart(6)} (median ${median.toFixed(0)})  ${ratios}  ${peak} MB`,
    );
  }
}
