import { loadavg } from 'node:os';
import { alignColumns } from '../columns.ts';
import { describeRuns } from '../figures.ts';
import type { Measured, PageResult } from './results.ts';

/** Returns the figure of each run; none if it was not measured. */
type Pick = (measured: Measured) => (number | undefined)[];
type Row = [label: string, pick: Pick, digits?: number];

const kb = (bytes: number | undefined) => (bytes === undefined ? [] : [bytes / 1000]);

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
      ['requests', ({ load }) => [load.firstView.requests]],
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
      ['requests', ({ load }) => [load.used.requests]],
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
      ['performance', ({ lighthouse }) => lighthouse.map(({ scores }) => scores[0])],
      ['accessibility', ({ lighthouse }) => lighthouse.map(({ scores }) => scores[1])],
      ['best practices', ({ lighthouse }) => lighthouse.map(({ scores }) => scores[2])],
      ['search engines', ({ lighthouse }) => lighthouse.map(({ scores }) => scores[3])],
      ['FCP, ms', ({ lighthouse }) => lighthouse.map(({ fcp }) => fcp)],
      ['LCP, ms', ({ lighthouse }) => lighthouse.map(({ lcp }) => lcp)],
      ['TBT, ms', ({ lighthouse }) => lighthouse.map(({ tbt }) => tbt)],
      ['CLS', ({ lighthouse }) => lighthouse.map(({ cls }) => cls), 3],
    ],
  ],
  [
    'slow phone, cold, ms',
    [
      ['FCP', ({ slowPhone }) => slowPhone.map(({ fcp }) => fcp)],
      ['LCP', ({ slowPhone }) => slowPhone.map(({ lcp }) => lcp)],
      ['menu button to menu', ({ slowPhone }) => slowPhone.map(({ menu }) => menu)],
      ['tab to panel', ({ slowPhone }) => slowPhone.map(({ tab }) => tab)],
    ],
  ],
];

/** Median and spread; a dash if there are no figures. */
function cell(figures: (number | undefined)[], digits?: number): string {
  return figures.some((figure) => figure !== undefined) ? describeRuns(figures, digits, '–') : '–';
}

/** A table of one page, with a column for each site. */
function describePage({ route, sites }: PageResult): string[] {
  const all = Object.values(sites);
  const table = rows.flatMap(([heading, group]) => {
    const measured = group.filter(([, pick]) => all.some((site) => pick(site).length > 0));
    const lines = measured.map(([label, pick, digits]) => [
      `  ${label}`,
      ...all.map((site) => cell(pick(site), digits)),
    ]);
    return lines.length ? [[heading], ...lines] : [];
  });
  const failed = Object.entries(sites).flatMap(([name, { lighthouse }]) =>
    lighthouse[0]?.failed.length ? [`${name}: below 0.9 in Lighthouse: ${lighthouse[0].failed.join(', ')}`] : [],
  );
  return [...alignColumns([[route, ...Object.keys(sites)], ...table]), ...failed, ''];
}

export function describeResults(results: PageResult[]): string {
  const load = loadavg().map((each) => each.toFixed(1));
  return [...results.flatMap(describePage), `Load of the machine (1, 5, 15 min): ${load.join(', ')}`].join('\n');
}
