import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { InlineConfig, Manifest } from 'vite';
import { UnusableCode } from '#engine/problems/unusableCode.ts';
import { contentHash, findCachedFiles, getOrCacheFiles } from '#engine/store/cache.ts';
import { runCached } from '#engine/store/cacheFiles.cjs';
import { readCompileErrors } from '#engine/store/codePlaces.cjs';
import { iconFolder, programFingerprint } from '#engine/store/programFingerprint.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { registerSourceMap } from '#engine/store/sourceMaps.ts';
import { extendToFailedScripts } from '../css/failedScripts.ts';
import { removeUnusedStyles } from '../css/removeUnusedStyles.ts';
import { assertVitePath } from '../vite/assertVitePath.ts';
import { configHash, viteConfig } from '../vite/configFile.ts';
import type { InlineScript } from '../vite/inlineScripts.ts';

/** Compiled `src/render/server.tsx`, which prerenders. */
export type ServerModule = typeof import('#render/server.tsx');

export interface CompiledCode {
  hash: string;
  server: ServerModule;
  /** Folder with `assets/` for the output. */
  clientDirectory: string;
  manifest: Manifest;
  /** Full stylesheet without the theme's variables. */
  css: string;
  /** Full stylesheet with rules of the dark scheme, for sites that have one; see css/colourScheme.ts. */
  bothSchemesCss: string;
  loader: string;
  /** Inline script of sites with a switch between light and dark. */
  colourScheme: string;
}

/**
 * Build of React for Vite to include; the development build only on request. It is set explicitly: cached code must not
 * depend on an unset `NODE_ENV`, for which React would use the slow build.
 */
const reactMode = (process.env.NODE_ENV ?? 'production') === 'production' ? 'production' : 'development';

const compiledFolders = [
  'src/shared',
  'src/rules',
  'src/ui',
  'src/render',
  'src/client',
  'src/engine/store',
  'src/engine/make/css',
  'src/engine/make/vite',
  'src/engine/make/render',
  'src/engine/make/features',
  'blocks',
];

/** Schemas and examples, and icons of a site: content takes these into the page. */
const notCompiled = new RegExp(`^${iconFolder}/|\\.json$`);

const codeKey = (): string =>
  contentHash([reactMode, configHash(), programFingerprint(compiledFolders, notCompiled)], 16);

/**
 * Compiles the code unless it is cached: editing content never runs a bundler.
 * @throws UnusableCode if it cannot be compiled
 * @throws CommandError if Vite finds no code below the folder of the project
 */
export async function compileCode(): Promise<CompiledCode> {
  const key = codeKey();
  const { path } = await getOrCacheFiles('code', key, compile);
  return loadFromDirectory(path, key);
}

export const isCompiled = (): boolean => findCachedFiles('code', codeKey()) !== undefined;

/**
 * Compiles the code in a child process unless it is cached. A bundler takes 400 MB, which a process never releases.
 * Errors are ignored here, as they appear when this process compiles the code itself.
 */
export function compileInChildProcess(): void {
  if (isCompiled()) return;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'compileProcess.ts')];
  spawnSync(process.execPath, command, { stdio: 'ignore' });
}

export async function loadCompiledCode(): Promise<CompiledCode | undefined> {
  const key = codeKey();
  const path = findCachedFiles('code', key);
  return path ? loadFromDirectory(path, key) : undefined;
}

function loadFromDirectory(directory: string, hash: string): CompiledCode {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  registerSourceMap(`code/${hash}`, () => read('server/server.cjs.map'));
  return {
    hash,
    server: runCached(`code/${hash}`, read('server/server.cjs')) as ServerModule,
    clientDirectory: join(directory, 'client'),
    manifest: JSON.parse(read('client/manifest.json')) as Manifest,
    css: read('server/site.css'),
    bothSchemesCss: read('server/bothSchemes.css'),
    loader: read('loader.js'),
    colourScheme: read('colourScheme.js'),
  };
}

/** Without advice on plugins that take long, which a slow machine alone can cause. */
const quietBuild: InlineConfig = { build: { rolldownOptions: { checks: { bundlerTimings: false } } } };

async function runViteBuild(config: InlineConfig) {
  const { build, mergeConfig } = await import('vite');
  const env = { command: 'build', mode: config.mode ?? 'production', isSsrBuild: Boolean(config.build?.ssr) } as const;
  const ours = mergeConfig(await viteConfig(env), { logLevel: 'warn', ...quietBuild });
  return build(mergeConfig(ours, config)).catch(throwCompileError);
}

/** @throws UnusableCode that names the place, for code that cannot be compiled */
function throwCompileError(error: unknown): never {
  throw readCompileErrors(error).length ? new UnusableCode(error) : error;
}

async function compile(directory: string): Promise<void> {
  assertVitePath('build');
  const client = join(directory, 'client');
  const server = join(directory, 'server');
  // The stylesheet comes from the server build, where rules have a fixed order.
  await runViteBuild({
    build: { outDir: server, ssr: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(reactMode) },
  });
  shortenSourceMap(join(server, 'server.cjs.map'));
  await runViteBuild({ build: { outDir: client } });
  for (const path of filesIn(join(client, 'assets'), '.css')) rmSync(path);
  for (const name of ['loader', 'colourScheme'] as const)
    writeFileSync(join(directory, `${name}.js`), await compileInlineScript(name));
  const programs = [join(server, 'server.cjs'), ...filesIn(join(client, 'assets'), '.js')];
  const code = programs.map((path) => readFileSync(path, 'utf8')).join('\n');
  const styles = readStyles(join(server, 'assets'));
  writeFileSync(join(server, 'site.css'), removeUnusedStyles(styles, code, 'light'));
  writeFileSync(join(server, 'bothSchemes.css'), removeUnusedStyles(styles, code, 'both'));
}

/** Names the sources of a map relative to this program, as the folder of the map is moved; their text is left out. */
function shortenSourceMap(path: string): void {
  const { sourcesContent: _, ...map } = JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
  const sources = map.sources.map((source) => relative(projectRoot, resolve(dirname(path), source)));
  writeFileSync(path, JSON.stringify({ ...map, sources: sources.map((source) => source.replaceAll(sep, '/')) }));
}

const filesIn = (directory: string, extension: string) =>
  readdirSync(directory).flatMap((name) => (name.endsWith(extension) ? join(directory, name) : []));

const readStyles = (directory: string) =>
  extendToFailedScripts(
    filesIn(directory, '.css')
      .map((path) => readFileSync(path, 'utf8'))
      .join(''),
  );

/** Compiles an inline script to one expression without a module wrapper. */
export async function compileInlineScript(name: InlineScript): Promise<string> {
  const result = await runViteBuild({ mode: name });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${name} was not compiled`);
  return output.output[0].code.trim();
}
