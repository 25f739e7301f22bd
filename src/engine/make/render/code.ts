import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Manifest } from 'vite';
import { contentHash, findFiles, keepFiles } from '#engine/store/cache.ts';
import { runCached } from '#engine/store/cacheFiles.cjs';
import { programKey } from '#engine/store/programKey.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { extendToFailedScripts } from '../css/failedScripts.ts';
import { usedStyles } from '../css/usedStyles.ts';
import { configHash, viteConfig } from '../vite/configFile.ts';
import type { InlineScript } from '../vite/inlineScripts.ts';

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
  /** The same with the rules of the dark scheme, for sites that have one; see css/colourScheme.ts. */
  bothSchemesCss: string;
  /** The inline loader. */
  loader: string;
  /** The inline script of sites whose visitors choose between light and dark. */
  colourScheme: string;
}

/**
 * Which React the program has in it, as Vite compiles for it: the one that warns, where that is asked for. Left open, a
 * build that finds its code in the cache would take the slow one, as nobody has said otherwise.
 */
const mode = (process.env.NODE_ENV ?? 'production') === 'production' ? 'production' : 'development';

/** Folders of all that is compiled or decides how. */
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

/** Another text when something is compiled that is not the same, or with other packages. */
const codeKey = (): string => contentHash([mode, configHash(), programKey(compiledFolders, /\.json$/)], 16);

/** Compiles the code, unless the cache has it: editing content never runs a bundler. */
export async function compileCode(): Promise<CompiledCode> {
  const key = codeKey();
  const { path } = await keepFiles('code', key, compile);
  return load(path, key);
}

/** @returns whether the cache has the code as it is now */
export const isCompiled = (): boolean => findFiles('code', codeKey()) !== undefined;

/**
 * Has a process of its own compile the code, unless the cache has it. A bundler takes 400 MB, which stay with the process
 * that it ran in; a mistake in the code shows when this process compiles it again.
 */
export function compileApart(): void {
  if (isCompiled()) return;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'compileProcess.ts')];
  spawnSync(process.execPath, command, { stdio: 'ignore' });
}

/** The code as it was compiled, if it was. */
export async function loadCompiled(): Promise<CompiledCode | undefined> {
  const key = codeKey();
  const path = findFiles('code', key);
  return path ? load(path, key) : undefined;
}

function load(directory: string, hash: string): CompiledCode {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
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

/** Compiles one program with the configuration, and what is said of it here. */
async function buildWith(config: InlineConfig) {
  const { build, mergeConfig } = await import('vite');
  const env = { command: 'build', mode: config.mode ?? 'production', isSsrBuild: Boolean(config.build?.ssr) } as const;
  return build(mergeConfig(await viteConfig(env), { logLevel: 'warn', ...config }));
}

async function compile(directory: string): Promise<void> {
  const client = join(directory, 'client');
  const server = join(directory, 'server');
  // Styles come from the server's program, where they are in one order.
  await buildWith({
    build: { outDir: server, ssr: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  await buildWith({ build: { outDir: client } });
  for (const path of filesIn(join(client, 'assets'), '.css')) rmSync(path);
  for (const name of ['loader', 'colourScheme'] as const)
    writeFileSync(join(directory, `${name}.js`), await compileInline(name));
  const programs = [join(server, 'server.cjs'), ...filesIn(join(client, 'assets'), '.js')];
  const code = programs.map((path) => readFileSync(path, 'utf8')).join('\n');
  const styles = readStyles(join(server, 'assets'));
  writeFileSync(join(server, 'site.css'), usedStyles(styles, code, 'light'));
  writeFileSync(join(server, 'bothSchemes.css'), usedStyles(styles, code, 'both'));
}

const filesIn = (directory: string, ending: string) =>
  readdirSync(directory).flatMap((name) => (name.endsWith(ending) ? join(directory, name) : []));

const readStyles = (directory: string) =>
  extendToFailedScripts(
    filesIn(directory, '.css')
      .map((path) => readFileSync(path, 'utf8'))
      .join(''),
  );

/** Compiles a script that stands in the page itself: one expression, without a module around it. */
export async function compileInline(name: InlineScript): Promise<string> {
  const result = await buildWith({ mode: name });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${name} was not compiled`);
  return output.output[0].code.trim();
}
