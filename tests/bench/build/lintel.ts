import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writePages } from '../pages/writePages.ts';
import type { Site, Tool } from './tool.ts';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'scripts/compiled.cjs');

/**
 * @returns true for cache entries that a cold build has: compiled code and schemas, converted pictures. The other
 *   programs make none of them
 */
const isBeforehand = (name: string) => /^(code|commands|media|measures\.json|program|validators)$/.test(name);

/**
 * Lintel with all checks, as `npm run build` starts it.
 * @param cache its cache folder, filled by `prepareLintel`
 */
export function openLintel(site: Site, cache: string): Tool {
  const output = join(site.folder, 'lintel');
  return {
    name: 'Lintel',
    output,
    get keeps() {
      const kept = readdirSync(cache).filter((name) => !isBeforehand(name));
      return [output, ...kept.map((name) => join(cache, name))];
    },
    command: () => ({
      program: process.execPath,
      args: [script, join(root, 'scripts/build.ts'), '--pages', site.pages, '--out', output],
      cwd: root,
      env: { LINTEL_CACHE: cache },
    }),
  };
}

/** Builds a small site, so that code and schemas are compiled and the pictures of all generated sites are converted. */
export function prepareLintel(folder: string, cache: string): void {
  const pages = join(folder, 'first');
  writePages(pages, 20);
  const { program, args, cwd, env } = openLintel({ folder, pages, count: 20 }, cache).command('cold', '');
  const { status, stdout } = spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Lintel could not build a small site: ${stdout}`);
  for (const name of ['first', 'lintel']) rmSync(join(folder, name), { recursive: true });
}

/** Timestamp of the last change of Lintel's own files, ms: a change of the code invalidates the cache. */
export function lastCodeChange(): number {
  const files = ['src', 'blocks', 'schemas', 'scripts'].flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.endsWith('generated'),
    ),
  );
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}
