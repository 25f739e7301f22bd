import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCompiled } from '#engine/make/render/compiledCode.ts';
import { viteCacheDirectory } from '#engine/make/vite/cacheDirectory.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Written by Vite beside its optimized dependencies. */
const optimizedMetadataPath = join(viteCacheDirectory, 'deps/_metadata.json');

/**
 * Compiles the code and optimizes the dependencies of the dev server in a child process, unless that is done already.
 * The bundler takes 300 MB, which would stay with the dev server. If the child fails, this process repeats and reports
 * it.
 */
export async function prepareInChildProcess(): Promise<void> {
  if (isCompiled() && existsSync(optimizedMetadataPath)) return;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'prepareProcess.ts')];
  await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit');
}
