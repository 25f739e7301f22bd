import { loadavg } from 'node:os';
import { alignColumns } from '../columns.ts';
import { type Kind, kinds } from '../visitor/traffic.ts';
import type { PageInteraction } from './interactionsOf.ts';
import type { BytesResult, Results, TouchResult } from './results.ts';
import type { Touch } from './touchControl.ts';
import type { VisitBytes } from './visitBytes.ts';

/** The figures of all sites beside each other, as `before : after`. */
const cell = (figures: string[]) => figures.join(' : ');

/** The tables for people. */
export function describeResults({ touches, bytes, interactions }: Results): string {
  const lines = [
    ...describeTouches('From the touch to the reaction, ms', touches, ({ reaction }) => reaction),
    ...describeTouches('From the touch to the first sign that it was heard, ms', touches, ({ feedback }) => feedback),
    ...describeTouches('Longest task from coming into view to after the reaction, ms', touches, (touch) =>
      Math.round(touch.longestTask),
    ),
    ...describeBytes(bytes),
    ...interactions.flatMap((visit, site) => describeInteractions(visit, interactions.length > 1 ? site : undefined)),
  ];
  const load = loadavg().map((each) => each.toFixed(1));
  return [...lines, `Load of the machine (1, 5, 15 min): ${load.join(', ')}`].join('\n');
}

function describeTouches(
  heading: string,
  touches: TouchResult[],
  pick: (touch: Touch) => number | undefined,
): string[] {
  if (touches.length === 0) return [];
  const columns = new Set(touches.map(columnOf));
  const rows = [...new Set(touches.map(({ control }) => control))].map((name) => [
    `  ${name}`,
    ...[...columns].map((column) => {
      const found = touches.find((touch) => touch.control === name && columnOf(touch) === column);
      return cell(found?.sites.map((touch) => String(pick(touch) ?? 'never')) ?? []);
    }),
  ]);
  return [...alignColumns([[heading, ...columns], ...rows]), ''];
}

const columnOf = ({ network, prefetch }: TouchResult) => `${network} ms ${prefetch ? 'prefetched' : 'cold'}`;

function describeBytes(bytes: BytesResult[]): string[] {
  if (bytes.length === 0) return [];
  const rows: [string, (visit: VisitBytes) => number][] = [
    ...kinds.map((kind: Kind): [string, (visit: VisitBytes) => number] => [
      kind,
      (visit) => visit.untouched.bytes[kind],
    ]),
    ['together', ({ untouched }) => untouched.total],
    ['js, everything used', ({ usedJs }) => usedJs],
  ];
  const table = rows.map(([name, pick]) => [
    `  ${name}`,
    ...bytes.map(({ sites }) => cell(sites.map((visit) => (pick(visit) / 1000).toFixed(1)))),
  ]);
  return [...alignColumns([['Bytes of a visit, kB', ...bytes.map(({ route }) => route)], ...table]), ''];
}

/** How many of the slowest interactions are listed. */
const listed = 5;

/** @param site position of the site, where there are two */
function describeInteractions(visit: PageInteraction[], site?: number): string[] {
  if (visit.length === 0) return [];
  const slowest = visit.toSorted((a, b) => b.ms - a.ms);
  const rank = Math.min(slowest.length - 1, Math.floor(slowest.length / 50));
  const name = site === undefined ? '' : `, ${site === 0 ? 'before' : 'after'}`;
  const rows = slowest
    .slice(0, listed)
    .map(({ route, event, target, ms, waited, handled }) => [
      `  ${ms}`,
      `${waited} + ${handled} + ${Math.max(0, ms - waited - handled)}`,
      event,
      target,
      route,
    ]);
  return [
    `Interaction to Next Paint, ms${name}: ${slowest[rank]?.ms} (98th percentile of ${visit.length} interactions)`,
    ...alignColumns([['  slowest', 'waited + handled + painted', 'event', 'target', 'page'], ...rows]),
    '',
  ];
}
