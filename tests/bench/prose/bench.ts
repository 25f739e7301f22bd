/*
 * npm run bench -- prose [PATH] [--differences N]: reads each Markdown file below a folder as a page of a site, and says
 * how many constructs (paragraphs, list items, cells, links …) come out as micromark renders CommonMark with GFM. What
 * differs is counted by kind, with so many examples (10 when left out). HTML and pictures among words, which texts do not
 * take and the check reports, are counted apart. Without a folder it reads a page of each construct, beside this file.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { alignColumns } from '../columns.ts';
import { addFile, createComparison, type Difference } from './compare.ts';

const [path, flag, number] = process.argv.slice(2);
const folder = resolve(path ?? join(import.meta.dirname, 'pages'));
const examples = flag === '--differences' ? Number(number) : 10;
const files = listFilesBelow(folder).filter((file) => file.endsWith('.md'));

const comparison = createComparison();
for (const file of files) addFile(comparison, file, readFileSync(join(folder, file), 'utf8'));
const counts = [...comparison.kinds.values()];
const sum = (key: 'all' | 'same') => counts.reduce((total, one) => total + one[key], 0);
const { html, pictures } = comparison.refused;
const share = (same: number, all: number) => `${((100 * same) / (all || 1)).toFixed(2)} %`;

console.log(
  `${files.length} files: ${sum('same')} of ${sum('all')} constructs as the reference, ${share(sum('same'), sum('all'))}`,
);
console.log(
  `${share(sum('same'), sum('all') + html + pictures)} with ${html} × HTML and ${pictures} × pictures, which texts do not take`,
);
const rows = [...comparison.kinds].sort(([, a], [, b]) => b.all - b.same - (a.all - a.same) || b.all - a.all);
const lines = rows.map(([kind, { all, same }]) => [`  ${kind}`, String(all), share(same, all), String(all - same)]);
console.log(alignColumns([['', 'constructs', 'as the reference', 'differ'], ...lines]).join('\n'));
for (const { file, kind, reference, lintel } of spread(comparison.differences, examples))
  console.log(`${kind} in ${file}\n  reference  ${shorten(reference)}\n  Lintel     ${shorten(lintel)}`);

/** So many of the differences, from all over the files. */
function spread(differences: Difference[], amount: number): Difference[] {
  const step = Math.max(1, differences.length / amount);
  return Array.from(
    { length: Math.min(amount, differences.length) },
    (_, index) => differences[Math.floor(index * step)] as Difference,
  );
}

function shorten(signature: string | undefined): string {
  return signature === undefined ? '–' : JSON.stringify(signature).slice(0, 240);
}
