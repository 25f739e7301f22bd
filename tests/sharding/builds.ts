import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day, writeSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/sharding');

/** What came of a command that people type. */
export interface Outcome {
  status: number | null;
  said: string;
}

/** A folder with a site in it, and builds of it that share a cache. */
export interface Place {
  folder: string;
  pages: string;
  /** Path of something in the folder. */
  at: (name: string) => string;
  /** Runs a build with these words. */
  build: (...words: string[]) => Promise<Outcome>;
  /** Builds a part of the site, for the day of the tests. */
  buildPart: (number: number, count: number, ...words: string[]) => Promise<Outcome>;
  /** Builds all parts at once, each in a process of its own, into `parts/1` and so on. */
  buildParts: (count: number, ...words: string[]) => Promise<Outcome[]>;
  /** Builds all of it in one process, into a folder that is new, with nothing that other builds have made of content. */
  buildWhole: (out: string, ...words: string[]) => Promise<Outcome>;
  merge: (out: string, count: number, ...words: string[]) => Promise<Outcome>;
  remove: () => void;
}

/** What is made of code alone, or takes long and is found by the bytes that it is made of. */
const isSlow = (name: string) => /^(code|commands|compressed|measures\.json|media|program|validators)$/.test(name);

function fillCache(cache: string): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  // Another test may be filling it.
  const filter = (path: string) => !path.endsWith('.part');
  for (const name of readdirSync(kept).filter(isSlow))
    cpSync(join(kept, name), join(cache, name), { recursive: true, filter });
}

/** Writes a site, and sees to it that the code is compiled. @param count of its pages */
export async function createPlace(count: number): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'sharding-'));
  const at = (name: string) => join(folder, name);
  const pages = at('pages');
  const of = ['--pages', pages, '--at', day];
  writeSite(pages, 8);
  const warm = await run(kept, [...of, '--out', at('warm'), '--compress']);
  if (warm.status !== 0) throw new Error(warm.said);
  writeSite(pages, count);
  fillCache(at('cache'));
  const build = (...words: string[]) => run(at('cache'), words);
  const buildPart: Place['buildPart'] = (number, parts, ...words) =>
    build(...of, '--shard', `${number}/${parts}`, '--out', at(`parts/${number}`), ...words);
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
      return run(at('other-cache'), [...of, '--out', at(out), '--keep', '0', ...words]);
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

/** As people run it: test runners name another mode than they do. */
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
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said: said.join('') })));
}
