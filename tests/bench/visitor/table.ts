import { loadavg } from 'node:os';
import { alignColumns } from '../columns.ts';
import type { Measured, PageResult } from './results.ts';

type Row = [label: string, pick: (measured: Measured) => number | undefined, digits?: number];

const kb = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);

const rows: [heading: string, rows: Row[]][] = [
  [
    'first view, kB',
    [
      ['HTML', ({ load }) => kb(load.firstView.bytes.html), 1],
      ['CSS', ({ load }) => kb(load.firstView.bytes.css), 1],
      ['JS', ({ load }) => kb(load.firstView.bytes.js), 1],
      ['fonts', ({ load }) => kb(load.firstView.bytes.fonts), 1],
      ['images', ({ load }) => kb(load.firstView.bytes.images), 1],
      ['data', ({ load }) => kb(load.firstView.bytes.data), 1],
      ['together', ({ load }) => kb(load.firstView.total), 1],
      ['requests', ({ load }) => load.firstView.requests],
      ['JS run from files (raw)', ({ load }) => kb(load.firstView.executed.files), 1],
      ['JS run inline (raw)', ({ load }) => kb(load.firstView.executed.inline), 1],
    ],
  ],
  [
    'everything used, kB',
    [
      ['JS', ({ load }) => kb(load.used.bytes.js), 1],
      ['data', ({ load }) => kb(load.used.bytes.data), 1],
      ['together', ({ load }) => kb(load.used.total), 1],
      ['requests', ({ load }) => load.used.requests],
      ['JS run from files (raw)', ({ load }) => kb(load.used.executed.files), 1],
    ],
  ],
  [
    'document, kB',
    [
      ['Brotli 11', ({ document }) => kb(document?.brotli11), 2],
      ['Brotli 5', ({ document }) => kb(document?.brotli5), 2],
      ['inlined CSS (Brotli 11)', ({ document }) => kb(document?.css), 2],
      ['loader, raw', ({ document }) => kb(document?.loader.raw), 2],
      ['loader (Brotli 11)', ({ document }) => kb(document?.loader.brotli11), 2],
    ],
  ],
  [
    'Lighthouse 12, mobile, simulated',
    [
      ['performance', ({ lighthouse }) => lighthouse?.scores[0]],
      ['accessibility', ({ lighthouse }) => lighthouse?.scores[1]],
      ['best practices', ({ lighthouse }) => lighthouse?.scores[2]],
      ['search engines', ({ lighthouse }) => lighthouse?.scores[3]],
      ['LCP, ms', ({ lighthouse }) => lighthouse?.lcp],
      ['TBT, ms', ({ lighthouse }) => lighthouse?.tbt],
      ['CLS', ({ lighthouse }) => lighthouse?.cls, 3],
    ],
  ],
  [
    'slow phone, cold, ms',
    [
      ['FCP', ({ slowPhone }) => slowPhone?.fcp],
      ['LCP', ({ slowPhone }) => slowPhone?.lcp],
      ['menu button to menu', ({ slowPhone }) => slowPhone?.menu],
      ['tab to panel', ({ slowPhone }) => slowPhone?.tab],
    ],
  ],
];

const number = (value: number | undefined, digits = 0) => (value === undefined ? '–' : value.toFixed(digits));

/** `Lintel : client-rendered = ratio`, where both were measured. */
function cell({ lintel, clientRendered }: PageResult, [, pick, digits]: Row): string {
  const [own, other] = [pick(lintel), pick(clientRendered)];
  const ratio = own !== undefined && other ? ` ×${(own / other).toFixed(2)}` : '';
  return `${number(own, digits)} : ${number(other, digits)}${ratio}`;
}

/** The table for people. Each cell holds Lintel, the same page client-rendered, and the ratio of the two. */
export function describeResults(results: PageResult[]): string {
  const table: string[][] = [['Lintel : client-rendered', ...results.map(({ route }) => route)]];
  for (const [heading, group] of rows) {
    table.push(['', ''], [heading]);
    for (const row of group) table.push([`  ${row[0]}`, ...results.map((result) => cell(result, row))]);
  }
  const failed = results.flatMap(({ route, lintel }) =>
    lintel.lighthouse?.failed.length
      ? [`${route}: below 0.9 in Lighthouse: ${lintel.lighthouse.failed.join(', ')}`]
      : [],
  );
  return [
    ...alignColumns(table),
    '',
    ...failed,
    `Load of the machine (1, 5, 15 min): ${loadavg()
      .map((each) => each.toFixed(1))
      .join(', ')}`,
  ].join('\n');
}
