import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import {
  cacheDirectory,
  contentHash,
  readCachedJson,
  unfinishedEnding,
  unfinishedPath,
  writeWhole,
} from '#engine/store/cache.ts';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { configFile, configHash, loaderMode } from '../vite/configFile.ts';
import { loadKept } from './loadKept.ts';

/** The program that prerenders: `src/render/server.tsx`, compiled. */
export type ServerModule = typeof import('#render/server.tsx');

/** Everything that is compiled from code and knows nothing of any content. */
export interface CompiledCode {
  /** Changes when any line of the compiled code changes. */
  hash: string;
  server: ServerModule;
  /** Folder with `assets/`, as it goes to the output. */
  clientDirectory: string;
  manifest: Manifest;
  /** The site's whole style sheet, without the theme's own variables. */
  css: string;
  /** The inline loader. */
  loader: string;
}

/**
 * Which React the program has in it, as Vite compiles for it: the one that warns, where that is asked for. Left open, a
 * build that finds its code in the cache would take the slow one, as nobody has said otherwise.
 */
const mode = (process.env.NODE_ENV ?? 'production') === 'production' ? 'production' : 'development';

const rooms = [
  'src/shared',
  'src/rules',
  'src/ui',
  'src/render',
  'src/client',
  'src/engine/make/vite',
  'src/engine/make/render',
  'src/engine/make/css',
  'blocks',
];
const isCode = (name: string) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name);

/** Hash of all files that are compiled or make documents of it, and of the versions of what they are compiled with. */
function codeHash(): string {
  const files = rooms.flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((name) => join(room, name)),
  );
  files.push('package-lock.json');
  const contents = files.sort().flatMap((file) => [file, readFileSync(join(projectRoot, file))]);
  return contentHash([mode, configHash(), ...contents], 16);
}

/** Compiles the code, unless the cache has it: editing content never runs a bundler. */
export async function compileCode(): Promise<CompiledCode> {
  const directory = placeOf(codeHash());
  const wasThere = existsSync(directory);
  if (!isWhole(directory)) {
    // What was not there a moment ago, another build has put there.
    if (wasThere) rmSync(directory, { recursive: true, force: true });
    removeOlder();
    await compileAside(directory);
  }
  return load(directory);
}

/** The code as it was compiled, if it was. */
export async function loadCompiled(): Promise<CompiledCode | undefined> {
  const directory = placeOf(codeHash());
  return isWhole(directory) ? load(directory) : undefined;
}

const placeOf = (hash: string) => join(cacheDirectory, 'code', hash);

function load(directory: string): CompiledCode {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  return {
    hash: basename(directory),
    server: loadKept(join(directory, 'server/server.cjs')) as ServerModule,
    clientDirectory: join(directory, 'client'),
    manifest: JSON.parse(read('client/manifest.json')) as Manifest,
    css: read('site.css'),
    loader: read('loader.js'),
  };
}

/** Builds may run side by side: each compiles for itself, and the first to finish puts its work in place. */
async function compileAside(directory: string): Promise<void> {
  const aside = unfinishedPath(directory);
  try {
    await compile(aside);
    if (!existsSync(directory)) renameSync(aside, directory);
  } catch (error) {
    // Another was faster by a moment.
    if (!existsSync(directory)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const fromFile = { configFile, logLevel: 'warn' } as const;

async function compile(directory: string): Promise<void> {
  const { build } = await import('vite');
  await build({ ...fromFile, build: { outDir: join(directory, 'client') } });
  await build({
    ...fromFile,
    build: { outDir: join(directory, 'server'), ssr: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  // Styles come from the server's program, where they are in one order.
  removeStyles(join(directory, 'client/assets'));
  writeWhole(join(directory, 'loader.js'), await compileLoader());
  writeWhole(join(directory, 'site.css'), readStyles(join(directory, 'server/assets')));
  const sizes = filesBelow(directory).map((path) => [path, statSync(join(directory, path)).size]);
  writeWhole(join(directory, listFile), JSON.stringify(Object.fromEntries(sizes)));
}

/** Names every other file of a compiled program, with its bytes. */
const listFile = 'files.json';

/** A cache may lose any of its files. */
function isWhole(directory: string): boolean {
  const sizes = readCachedJson<Record<string, number>>(join(directory, listFile));
  const sizeOf = (path: string) => statSync(join(directory, path), { throwIfNoEntry: false })?.size;
  return sizes !== undefined && Object.entries(sizes).every(([path, size]) => sizeOf(path) === size);
}

function removeStyles(directory: string): void {
  for (const name of readdirSync(directory)) if (name.endsWith('.css')) rmSync(join(directory, name));
}

/** Mantine can scale all its lengths. No theme of a site does: the factor is 1, and is in every fourth declaration. */
const scaledLength = /calc\((-?[\d.]+r?em) \* var\(--mantine-scale\)\)/g;

const readStyles = (directory: string) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('')
    .replace(scaledLength, '$1');

/** The loader stands in the page itself: one expression, without a module around it. */
export async function compileLoader(): Promise<string> {
  const { build } = await import('vite');
  const result = await build({ ...fromFile, mode: loaderMode });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The loader was not compiled');
  return output.output[0].code.trim();
}

const keptBuilds = 4;

/** Keeps the compiled code of the last few states of the code, so that going back to one costs nothing. */
function removeOlder(): void {
  const directory = join(cacheDirectory, 'code');
  if (!existsSync(directory)) return;
  const byAge = readdirSync(directory)
    .filter((name) => !name.endsWith(unfinishedEnding))
    .map((name) => ({ path: join(directory, name), time: statSync(join(directory, name)).mtimeMs }))
    .sort((first, second) => second.time - first.time);
  for (const { path } of byAge.slice(keptBuilds - 1)) rmSync(path, { recursive: true, force: true });
}
