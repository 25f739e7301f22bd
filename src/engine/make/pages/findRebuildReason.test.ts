import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSampleBuilds } from '#tests/samples/output.ts';
import type { BuildReport } from '../output/buildReport.ts';
import { type BuildInputs, type BuildState, emptyBuildState } from '../output/buildState.ts';
import { findRebuildReason } from './findRebuildReason.ts';

const appears = { change: 'appears', file: 'fest.json', pointer: '', name: 'Fest' } as const;
const report: BuildReport = {
  ...{ problems: [], files: 2, ok: true, pageCount: 2, pages: [], converted: 3, rendered: 2, written: 5 },
  dates: [
    { date: '2027-01-15', changes: [appears] },
    { date: '2027-01-20T09:00', changes: [{ ...appears, change: 'disappears' }] },
  ],
};
const period = { from: '2027-01-10T00:00', until: '2027-01-15T00:00' };
const inputs: BuildInputs = { options: 'o', program: 'p', content: 'c', at: '2027-01-10' };

async function builtOnce(): Promise<{ out: string; state: BuildState }> {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'dist');
  const files = { 'index.html': 'a', 'assets/a-1234.js': 'b' };
  const { marks } = await createSampleBuilds().deliver(out, files, {});
  return { out, state: { ...emptyBuildState, files: marks, last: { inputs, period, report } } };
}

it('is due the first time', async () => {
  const { out, state } = await builtOnce();
  expect(findRebuildReason(emptyBuildState, inputs, out, true)).toBe('nothing has been built there yet');
  // Earlier versions stored less.
  expect(findRebuildReason({ ...state, last: { period, report } }, inputs, out, true)).toBe(
    'nothing has been built there yet',
  );
});

it.each([
  [{ at: '2027-01-14' }, undefined],
  [{ at: '2027-01-14T23:59' }, undefined],
  [{ at: '2027-01-15' }, '"Fest" appears on 2027-01-15 (fest.json)'],
  [{ at: '2027-01-15T00:00' }, '"Fest" appears on 2027-01-15 (fest.json)'],
  [{ at: '2027-02-01' }, '"Fest" appears on 2027-01-15 (fest.json)'],
  [{ at: '2027-01-09' }, 'the last build was for 2027-01-10'],
  [{ content: 'd' }, 'the files of the site have changed'],
  [{ program: 'q' }, 'Lintel itself has changed'],
  [{ options: 'p' }, 'the last build was asked for something else'],
])('for %j is due because of what has changed: %s', async (change, why) => {
  const { out, state } = await builtOnce();
  expect(findRebuildReason(state, { ...inputs, ...change }, out, true)).toBe(why);
});

it('knows hours', async () => {
  const { out, state } = await builtOnce();
  const later: BuildState = {
    ...state,
    last: { inputs, period: { until: '2027-01-20T09:00' }, report: { ...report, dates: report.dates.slice(1) } },
  };
  expect(findRebuildReason(later, { ...inputs, at: '2027-01-20T08:59' }, out, true)).toBeUndefined();
  expect(findRebuildReason(later, { ...inputs, at: '2027-01-20T09:00' }, out, true)).toContain(
    'disappears on 2027-01-20T09:00',
  );
});

it('is not due where the output was copied: its files have other times', async () => {
  const { out, state } = await builtOnce();
  for (const path of Object.keys(state.files)) utimesSync(join(out, path), 1, 1);
  expect(findRebuildReason(state, inputs, out, true)).toBeUndefined();
});

it('is due where a file was touched that only its name describes, and names are not trusted', async () => {
  const { out, state } = await builtOnce();
  state.files['assets/a-1234.js'] = [1, ''];
  expect(findRebuildReason(state, inputs, out, true)).toBeUndefined();
  expect(findRebuildReason(state, inputs, out, false)).toBe('its files are not as the last build left them');
});

it.each([
  ['written', (out: string) => writeFileSync(join(out, 'index.html'), 'c')],
  ['removed', (out: string) => rmSync(join(out, 'assets'), { recursive: true })],
  ['removed altogether', (out: string) => rmSync(out, { recursive: true })],
  ['added', (out: string) => writeFileSync(join(out, 'c.html'), 'c')],
  ['joined by a folder', (out: string) => mkdirSync(join(out, 'empty/inside'), { recursive: true })],
  [
    'put in the place of another',
    (out: string) => {
      rmSync(join(out, 'index.html'));
      mkdirSync(join(out, 'b'));
      writeFileSync(join(out, 'b/index.html'), 'a');
    },
  ],
])('is due when a file of the output was %s', async (_, change) => {
  const { out, state } = await builtOnce();
  change(out);
  expect(findRebuildReason(state, inputs, out, true)).toBe('its files are not as the last build left them');
});
