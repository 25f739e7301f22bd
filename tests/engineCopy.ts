import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Files and folders that a build needs. */
const parts = [
  'src',
  'blocks',
  'schemas',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'tests/tsconfig.json',
];

/** A copy of the engine that a test may change. */
export interface EngineCopy {
  folder: string;
  /** Environment: the cache shared by all copies but not by the engine, and React's production mode. */
  env: { NODE_ENV: string; LINTEL_CACHE: string };
  /** Changes a file of it. @throws when that changes nothing */
  edit: (path: string, change: (text: string) => string) => void;
  /**
   * Builds with it.
   * @throws with the output of a failed build
   */
  build: (options: { pages: string; out: string; keep?: number }) => void;
}

/**
 * Copies the engine into a new folder. Copies share a cache: code that none of them changes is compiled once.
 * @param name of that folder
 */
export function copyEngine(name: string): EngineCopy {
  const folder = join(root, '.cache/engines', name);
  const env = { NODE_ENV: 'production', LINTEL_CACHE: join(root, '.cache/engines/cache') };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    env,
    edit(path, change) {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${path} is not as this test expects it.`);
      writeFileSync(join(folder, path), after);
    },
    build({ pages, out, keep = 0 }) {
      const argv = ['scripts/compiled.cjs', 'scripts/build.ts', '--pages', pages, '--out', out, '--keep', String(keep)];
      const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
        cwd: folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      if (status !== 0 || !existsSync(out)) throw new Error(`${stdout}\n${stderr}`);
    },
  };
}
