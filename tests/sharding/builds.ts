import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day, writeSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/sharding');

/** Result of a command. */
export interface Outcome {
  status: number | null;
  said: string;
}

/** A folder with a site in it, and builds of it that share a cache. */
export interface Place {
  folder: string;
  pages: string;
  /** Path of a file in the folder. */
  at: (name: string) => string;
  /** Runs a build with these arguments. */
  build: (...words: string[]) => Promise<Outcome>;
  /** Builds a part of the site, for the day of the tests. */
  buildPart: (number: number, count: number, ...words: string[]) => Promise<Outcome>;
  /** Builds all parts at once, each in a separate process, into `parts/1` and so on. */
  buildParts: (count: number, ...words: string[]) => Promise<Outcome[]>;
  /** Builds all of it in one process, into a new folder, without cached results of other builds' content. */
  buildWhole: (out: string, ...words: string[]) => Promise<Outcome>;
  merge: (out: string, count: number, ...words: string[]) => Promise<Outcome>;
  remove: () => void;
}

/** Cache entries that depend on code alone, or are slow to make and addressed by the bytes of their source. */
const isSlow = (name: string) => /^(code|commands|compressed|measures\.json|media|program|validators)$/.test(name);

function fillCache(cache: string): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  // A parallel test may be filling it.
  const filter = (path: string) => !path.endsWith('.part');
  for (const name of readdirSync(kept).filter(isSlow))
    cpSync(join(kept, name), join(cache, name), { recursive: true, filter });
}

/**
 * Writes a site, and ensures that the code is compiled.
 * @param count number of its pages
 */
export async function createPlace(count: number): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'sharding-'));
  const at = (name: string) => join(folder, name);
  const pages = at('pages');
  const siteOptions = ['--pages', pages, '--at', day];
  writeSite(pages, 8);
  const warm = await run(kept, [...siteOptions, '--out', at('warm'), '--compress']);
  if (warm.status !== 0) throw new Error(warm.said);
  writeSite(pages, count);
  fillCache(at('cache'));
  const build = (...words: string[]) => run(at('cache'), words);
  const buildPart: Place['buildPart'] = (number, parts, ...words) =>
    build(...siteOptions, '--shard', `${number}/${parts}`, '--out', at(`parts/${number}`), ...words);
  const numbers = (parts: number) => Array.from({ length: parts }, (_, index) => index + 1);
  return {
    folder,
    pages,
    at,
    build,
    buildPart,
    buildParts: (parts, ...words) => Promise.all(numbers(parts).map((number) => buildPart(number, parts, ...words))),
    buildWhole(out, ...words) {
      if (existsSync(at(out))) throw new Error(`${out} is there already.`);
      fillCache(at('other-cache'));
      return run(at('other-cache'), [...siteOptions, '--out', at(out), '--keep', '0', ...words]);
    },
    merge: (out, parts, ...words) =>
      build(
        '--merge',
        ...numbers(parts).map((number) => at(`parts/${number}`)),
        '--out',
        at(out),
        '--keep',
        '0',
        ...words,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Environment as for people: test runners set a different mode. */
function run(cache: string, words: string[]): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/compiled.cjs'), join(root, 'scripts/build.ts'), ...words],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', LINTEL_CACHE: cache },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said: output.join('') })));
}
