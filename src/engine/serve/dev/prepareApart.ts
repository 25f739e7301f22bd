import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCompiled } from '#engine/make/render/code.ts';
import { viteCacheDirectory } from '#engine/make/vite/cacheDirectory.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Written by Vite beside the dependencies that it has optimized. */
const optimized = join(viteCacheDirectory, 'deps/_metadata.json');

/**
 * Compiles the code and optimizes the dependencies for Vite's dev server in a process of its own, unless that was done. The
 * bundler takes 300 MB, which would stay with the dev server. What that process cannot do is done, and reported, here.
 */
export async function prepareApart(): Promise<void> {
  if (isCompiled() && existsSync(optimized)) return;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'prepareProcess.ts')];
  await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit');
}
