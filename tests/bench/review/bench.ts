/*
 * npm run bench -- review [pages] [runs]: one page of a site of so many (10,000 when left out) is edited, and compared with
 * the last commit, beside a check of the same site; then a list of the reference site, which a dozen pages show, with
 * pictures of each before and after. The ratios are to the check of the same run.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignColumns } from '../columns.ts';
import { fileOf, writePages } from '../pages/writePages.ts';
import { measureProcess, spread } from '../processes.ts';
import { size } from '../smoke.ts';

const root = join(import.meta.dirname, '../../..');
const [pages = size(10_000, 20), runs = size(5, 1)] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'bench-review-'));
const [many, reference] = ['many', 'reference'].map((name) => join(folder, name, 'pages')) as [string, string];

function command(name: string, site: string, ...options: string[]): { ms: number; output: string } {
  const figures = measureProcess(
    [join(root, 'scripts/compiled.cjs'), join(root, `scripts/${name}.ts`), '--pages', site, ...options],
    { LINTEL_CACHE: join(folder, 'cache') },
  );
  if (figures.status !== 0) throw new Error(`Exit ${figures.status}: ${figures.output}`);
  return figures;
}

function commit(site: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: join(site, '..'), stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-m', 'First');
}

function edit(path: string, from: RegExp, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

try {
  mkdirSync(many, { recursive: true });
  writePages(many, pages);
  cpSync(join(root, 'pages'), reference, { recursive: true });
  for (const site of [many, reference]) commit(site);
  edit(join(many, fileOf(7)), /"heading": "/, '"heading": "Now ');
  // One edit is in a value that all courses show in the menu's list, the other in the layout of a dozen of them.
  edit(
    join(reference, '_layouts/course.json'),
    /"blocks": \[/,
    '"blocks": [{ "type": "rich-text", "text": "Ask us." },',
  );
  const pictures = join(folder, 'review.html');
  const programs: Record<string, () => { ms: number; output: string }> = {
    [`check of ${pages} pages`]: () => command('check', many),
    [`review of ${pages} pages, 1 changed`]: () => command('review', many),
    'review of the reference site': () => command('review', reference),
    'the same with pictures of 12 pages': () => command('review', reference, '--format', 'html', '--out', pictures),
  };
  for (const run of Object.values(programs)) run();
  const found = new Map(Object.keys(programs).map((name) => [name, [] as number[]]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(programs)) found.get(name)?.push(measure().ms);
  const floor = spread(found.values().next().value ?? []).min;
  console.log(`${runs} runs, load average ${loadavg()[0]?.toFixed(1)}; ms, and times the check`);
  const lines = [...found].map(([name, times]) => {
    const { min, median } = spread(times);
    return [name, min.toFixed(0), `median ${median.toFixed(0)}`, `${(min / floor).toFixed(2)} ×`];
  });
  console.log(alignColumns(lines).join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}
