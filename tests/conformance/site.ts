import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';
import { contentHash } from '#engine/store/cache.ts';
import { type BuiltSample, buildSample } from '#engine/tools/testBlocks/buildSample.ts';
import { listInstances } from '#engine/tools/testBlocks/instances.ts';
import { type BuildReport, buildWithEngine } from '../engine.ts';
import { madeOnceLater } from '../madeOnce.ts';
import { blockTypes } from './blockFolders.ts';

type Written = Omit<BuiltSample & BuildReport, 'rejected'> & { rejected: [string, Problem[]][] };

/** Builds the conformance site, of every block, once for the unit tests and those in browsers. */
export async function buildConformanceSite(): Promise<BuiltSample & BuildReport> {
  const name = `conformance-${contentHash([JSON.stringify(listInstances(blockTypes))], 16)}`;
  const folder = await madeOnceLater(name, async (making) => {
    const sample = await buildSample(blockTypes, making, (options) => buildWithEngine(options, 'development'));
    writeFileSync(join(making, 'sample.json'), JSON.stringify({ ...sample, rejected: [...sample.rejected] }));
  });
  const written: Written = JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8'));
  // A failed build is repeated by the next caller.
  if (!written.ok) rmSync(folder, { recursive: true });
  return { ...written, out: join(folder, 'dist'), rejected: new Map(written.rejected) };
}
