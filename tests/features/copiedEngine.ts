import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyEngine, type EngineCopy } from '../engineCopy.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the engine with different page features. */
export interface CopiedEngine {
  start: (command: string, ...words: string[]) => { child: ChildProcess; said: () => string };
  /**
   * Runs its build.
   * @returns its output
   * @throws with the output when the build fails
   */
  build: (...words: string[]) => Promise<string>;
}

const features = 'src/engine/make/features';

/**
 * Copies the engine, and a feature of `tests/fixtures/feature` into it.
 * @param name of the copy: each caller has its own
 */
export function copyWithFeature(name: string, feature: string): CopiedEngine {
  const engine = copyEngine(`features-${name}`);
  cpSync(join(root, 'tests/fixtures/feature', feature), join(engine.folder, features, feature), { recursive: true });
  return commandsOf(engine);
}

export function copyWithout(name: string, unwanted: readonly string[]): CopiedEngine {
  const engine = copyEngine(`features-${name}`);
  for (const feature of unwanted) rmSync(join(engine.folder, features, feature), { recursive: true });
  return commandsOf(engine);
}

function commandsOf({ folder, env: environment }: EngineCopy): CopiedEngine {
  const env = { ...process.env, ...environment };
  const start: CopiedEngine['start'] = (command, ...words) => {
    const argv = [join(folder, 'scripts/compiled.cjs'), `scripts/${command}.ts`, ...words];
    const child = spawn(process.execPath, argv, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += chunk;
      });
    return { child, said: () => text };
  };
  const build: CopiedEngine['build'] = async (...words) => {
    const { child, said } = start('build', ...words);
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0) throw new Error(said());
    return said();
  };
  return { start, build };
}
