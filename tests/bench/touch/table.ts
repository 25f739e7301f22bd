import { loadavg } from 'node:os';
import { alignColumns } from '../columns.ts';
import { describeRuns } from '../figures.ts';
import { type Kind, kinds } from '../visitor/traffic.ts';
import type { PageInteraction } from './interactionsOf.ts';
import type { BytesResult, Results, TouchResult } from './results.ts';
import type { Touch } from './touchControl.ts';
import type { VisitBytes } from './visitBytes.ts';

export function describeResults({ names, touches, bytes, interactions }: Results): string {
  const lines = [
    ...describeTouches('From the touch to the reaction, ms', names, touches, ({ reaction }) => reaction),
    ...describeTouches('To the first sign that it was heard, ms', names, touches, ({ feedback }) => feedback),
    ...describeTouches('Longest task from in view to after the reaction, ms', names, touches, (touch) =>
      Math.round(touch.longestTask),
    ),
    ...bytes.flatMap((result) => describeBytes(names, result)),
    ...interactions.flatMap((runs, site) => describeInteractions(names[site] ?? '', runs)),
  ];
  const load = loadavg().map((each) => each.toFixed(1));
  return [...lines, `Load of the machine (1, 5, 15 min): ${load.join(', ')}`].join('\n');
}

/** A line for each control and kind of visit. */
function describeTouches(
  heading: string,
  names: string[],
  touches: TouchResult[],
  pick: (touch: Touch) => number | undefined,
): string[] {
  if (touches.length === 0) return [];
  const rows = touches.map(({ control, network, visit, sites }) => [
    `  ${control}`,
    `${network} ms ${visit}`,
    ...sites.map((ofSite) => describeRuns(ofSite.map(pick))),
  ]);
  return [...alignColumns([[heading, 'visit', ...names], ...rows]), ''];
}

const usedRows: [string, (visit: VisitBytes) => number][] = [
  ['html', ({ used }) => used.bytes.html],
  ['js', ({ used }) => used.bytes.js],
  ['data', ({ used }) => used.bytes.data],
  ['together', ({ used }) => used.total],
  ['of that the router', ({ router }) => router],
];

/** A table of one page, with a column for each site. */
function describeBytes(names: string[], { route, sites }: BytesResult): string[] {
  const line = (name: string, pick: (visit: VisitBytes) => number) => [
    `    ${name}`,
    ...sites.map((visit) => (pick(visit) / 1000).toFixed(1)),
  ];
  const table = [
    [`Bytes of a visit to ${route}, kB`, ...names],
    ['  nothing touched'],
    ...kinds.map((kind: Kind) => line(kind, ({ untouched }) => untouched.bytes[kind])),
    line('together', ({ untouched }) => untouched.total),
    ['  everything used'],
    ...usedRows.map(([name, pick]) => line(name, pick)),
  ];
  return [...alignColumns(table), ''];
}

/** Number of the slowest interactions that are listed. */
const listed = 5;

/**
 * Number of interactions among which one may take longer: for visits with many interactions, INP is the 98th
 * percentile.
 */
const perSlowest = 50;

/** The figure that only one in fifty interactions exceeds, ms; undefined without any. */
const slowestOf = (visit: PageInteraction[]): number | undefined =>
  visit.map(({ ms }) => ms).toSorted((a, b) => b - a)[
    Math.min(visit.length - 1, Math.floor(visit.length / perSlowest))
  ];

/** @param runs the visits to one site */
function describeInteractions(name: string, runs: PageInteraction[][]): string[] {
  const all = runs.flat().toSorted((a, b) => b.ms - a.ms);
  if (all.length === 0) return [];
  const rows = all
    .slice(0, listed)
    .map(({ route, event, target, ms, waited, handled }) => [
      `  ${ms}`,
      `${waited} + ${handled} + ${Math.max(0, ms - waited - handled)}`,
      event,
      target,
      route,
    ]);
  const counts = runs.map(({ length }) => length).join(', ');
  return [
    `Interaction to Next Paint of ${name}, ms: ${describeRuns(runs.map(slowestOf))} (98th percentile of ${counts} interactions)`,
    ...alignColumns([['  slowest', 'waited + handled + painted', 'event', 'target', 'page'], ...rows]),
    '',
  ];
}
