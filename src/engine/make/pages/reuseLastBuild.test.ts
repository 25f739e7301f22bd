import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSampleBuilds } from '#tests/samples/output.ts';
import type { BuildReport } from '../output/buildReport.ts';
import { type BuildState, emptyBuildState } from '../output/buildState.ts';
import { buildFingerprintOf, reuseLastBuild } from './reuseLastBuild.ts';

const report: BuildReport = {
  ...{ problems: [], files: 2, ok: true, pageCount: 2, pages: [], dates: [] },
  ...{ converted: 3, rendered: 2, written: 5 },
};

const currentInputs = { key: 'k', at: '2027-01-15T09:00' };

async function builtOnce(): Promise<{ out: string; state: BuildState }> {
  const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'dist');
  const { marks } = await createSampleBuilds().deliver(out, { 'index.html': 'a', 'b/index.html': 'b' }, {});
  return {
    out,
    state: {
      ...emptyBuildState,
      files: marks,
      last: { key: 'k', period: { from: '2027-01-15T09:00', until: '2027-02-01T00:00' }, report },
    },
  };
}

it('says what the last build came to while everything is as it was', async () => {
  const { out, state } = await builtOnce();
  expect(reuseLastBuild(state, currentInputs, out)).toEqual({ ...report, converted: 0, rendered: 0, written: 0 });
  expect(reuseLastBuild(state, { ...currentInputs, at: '2027-01-31T23:59' }, out)).toBeDefined();
});

it('says nothing when something has changed, or when that is not known', async () => {
  const { out, state } = await builtOnce();
  expect(buildFingerprintOf(['a', undefined])).toBeUndefined();
  expect(buildFingerprintOf(['a', 'b'])).not.toBe(buildFingerprintOf(['ab', '']));
  expect(reuseLastBuild(state, { ...currentInputs, key: 'other' }, out)).toBeUndefined();
  expect(reuseLastBuild(state, { ...currentInputs, key: undefined }, out)).toBeUndefined();
  expect(reuseLastBuild(state, { ...currentInputs, at: '2027-01-15T08:59' }, out)).toBeUndefined();
  expect(reuseLastBuild(state, { ...currentInputs, at: '2027-02-01' }, out)).toBeUndefined();
  expect(
    reuseLastBuild({ ...state, last: undefined as never }, { ...currentInputs, key: undefined }, out),
  ).toBeUndefined();
});

it.each([
  ['written', (out: string) => writeFileSync(join(out, 'index.html'), 'c')],
  ['touched', (out: string) => utimesSync(join(out, 'index.html'), 1, 1)],
  ['removed', (out: string) => rmSync(join(out, 'b'), { recursive: true })],
  ['added', (out: string) => writeFileSync(join(out, 'c.html'), 'c')],
  ['joined by a folder', (out: string) => mkdirSync(join(out, 'empty/inside'), { recursive: true })],
])('says nothing when a file of the output was %s', async (_, change) => {
  const { out, state } = await builtOnce();
  change(out);
  expect(reuseLastBuild(state, currentInputs, out)).toBeUndefined();
});
