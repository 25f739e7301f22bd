import { loadavg } from 'node:os';
import { spread } from '../processes.ts';
import type { Figures } from './results.ts';
import type { Occasion } from './tool.ts';

const times = ({ runs }: Figures, occasion: Occasion) => spread(runs[occasion].map(({ ms }) => ms));
const peak = ({ runs }: Figures, occasion: Occasion) => Math.max(...runs[occasion].map(({ peakMb }) => peakMb));
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const once = ({ runs }: Figures, wanted: number) => (runs.cold.length < wanted ? '  (1 run)' : '');

/** A line of a table: the first cell is left-aligned, all others right-aligned. */
const line = (cells: string[]) =>
  console.log(`  ${cells.map((cell, place) => (place ? cell.padStart(11) : cell.padEnd(35))).join('')}`);

/** Times of a program on one occasion, and ratios to Lintel (minimum and median). */
function compared(figures: Figures, lintel: Figures, occasion: Occasion): string[] {
  const [{ min, median }, ours] = [times(figures, occasion), times(lintel, occasion)];
  return [seconds(min), seconds(median), `${(min / ours.min).toFixed(2)} ×`, `${(median / ours.median).toFixed(2)} ×`];
}

/** Prints the conditions under which the figures were measured. */
export function printConditions(): void {
  console.log(
    "Lintel's code and schemas are translated and its pictures are converted beforehand; the others copy pictures as they are.\n" +
      'Times are of the whole process. Memory is the peak of all processes of a program together, seen every 50 ms.',
  );
}

/** Prints the figures of all programs for one size of the site; the first one is Lintel, the last one the floor. */
export function printSize(count: number, runs: number, all: Figures[]): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${count} pages, ${runs} ${runs === 1 ? 'run' : 'runs in turns'}, load average ${load}`);
  printOccasion('cold', runs, all, ['ms/page', 'files', 'output MB'], ({ written }, ms) => [
    (ms / count).toFixed(2),
    String(written.files),
    (written.bytes / 1e6).toFixed(1),
  ]);
  printOccasion('changed', runs, all);
  printOccasion('unchanged', runs, all);
  printDistances(all);
}

const titles: Record<Occasion, string> = { cold: 'cold', changed: 'one page changed', unchanged: 'nothing changed' };

/** @param more returns further cells from a program's figures and its shortest time, ms */
function printOccasion(
  occasion: Occasion,
  runs: number,
  all: Figures[],
  heads: string[] = [],
  more: (figures: Figures, ms: number) => string[] = () => [],
): void {
  const lintel = all[0] as Figures;
  line([titles[occasion], 's, minimum', 'median', '× Lintel', 'median', 'peak MB', ...heads]);
  for (const figures of all) {
    const memory = peak(figures, occasion).toFixed(0);
    const furtherCells = more(figures, times(figures, occasion).min);
    line([figures.tool.name + once(figures, runs), ...compared(figures, lintel, occasion), memory, ...furtherCells]);
  }
}

/** Prints the ratios of Lintel to the floor when nothing changed, and to the fastest other program when a page did. */
function printDistances(all: Figures[]): void {
  const [lintel, floor] = [all[0] as Figures, all.at(-1) as Figures];
  const overFloor = times(lintel, 'unchanged').min / times(floor, 'unchanged').min;
  console.log(`  Nothing changed: Lintel takes ${overFloor.toFixed(2)} times the hash of all pages.`);
  const best = Math.min(...all.slice(1, -1).map((figures) => times(figures, 'changed').min));
  if (!Number.isFinite(best)) return;
  const ahead = best / times(lintel, 'changed').min;
  console.log(`  One page changed: the fastest other takes ${ahead.toFixed(1)} times as long.`);
}

/**
 * Prints the costs of a page at each size, the full process divided by all pages, and the costs of each further page.
 */
export function printGrowth(all: [count: number, figures: Figures[]][]): void {
  if (all.length < 2) return;
  const steps = all.slice(1).map(([count], index) => [all[index]?.[0] ?? 0, count] as const);
  console.log('\nA page of a cold build: the whole process per page, and what each further page takes (minimum)');
  line(['ms', ...all.map(([count]) => `${count}`), ...steps.map(([from, to]) => `${from}–${to}`)]);
  printRows(all, (figures) => times(figures, 'cold').min, 2);
  line(['peak memory, kB', ...all.map(([count]) => `${count}`), ...steps.map(([from, to]) => `${from}–${to}`)]);
  printRows(all, (figures) => peak(figures, 'cold') * 1024, 0);
}

function printRows(all: [count: number, figures: Figures[]][], value: (figures: Figures) => number, digits: number) {
  const names = all[0]?.[1].map(({ tool }) => tool.name) ?? [];
  names.forEach((name, place) => {
    const totals = all.map(([count, figures]) => [count, value(figures[place] as Figures)] as const);
    const fullCosts = totals.map(([count, total]) => (total / count).toFixed(digits));
    const slopes = totals.slice(1).map(([count, total], index) => {
      const [before = 0, totalBefore = 0] = totals[index] ?? [];
      return ((total - totalBefore) / (count - before)).toFixed(digits);
    });
    line([name, ...fullCosts, ...slopes]);
  });
}
