import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Manifest } from 'vite';
import { contentHash, findFiles, keepFiles } from '#engine/store/cache.ts';
import { runCached } from '#engine/store/cacheFiles.cjs';
import { programKey } from '#engine/store/programKey.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { extendToFailedScripts } from '../css/failedScripts.ts';
import { usedStyles } from '../css/usedStyles.ts';
import { renameComponents, shortComponentNames } from '../vite/componentNames.ts';
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

/**
 * Has a process of its own compile the code, unless the cache has it. A bundler takes 400 MB, which stay with the process
 * that it ran in; a mistake in the code shows when this process compiles it again.
 */
export function compileApart(): void {
  if (findFiles('code', codeKey())) return;
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'compileProcess.ts')];
  spawnSync(process.execPath, command, { stdio: 'ignore' });
}

/** The same with Mantine's own class names, as Vite's dev server gives the browser its modules. */
export async function compileForVite(): Promise<CompiledCode> {
  const key = codeKey();
  const { path } = await keepFiles('code', key, compile);
  return load(path, key, 'dev');
}

/** The code as it was compiled, if it was. */
export async function loadCompiled(): Promise<CompiledCode | undefined> {
  const key = codeKey();
  const path = findFiles('code', key);
  return path ? load(path, key) : undefined;
}

function load(directory: string, hash: string, variant: 'server' | 'dev' = 'server'): CompiledCode {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  return {
    hash,
    server: runCached(`code/${hash}.${variant}`, read(`${variant}/server.cjs`)) as ServerModule,
    clientDirectory: join(directory, 'client'),
    manifest: JSON.parse(read('client/manifest.json')) as Manifest,
    css: read(`${variant}/site.css`),
    bothSchemesCss: read(`${variant}/bothSchemes.css`),
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
  const dev = join(directory, 'dev');
  // Styles come from the server's program, where they are in one order.
  await buildWith({
    build: { outDir: dev, ssr: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  const program = readFileSync(join(dev, 'server.cjs'), 'utf8');
  const styles = readStyles(join(dev, 'assets'));
  const names = shortComponentNames(styles, program);
  await buildWith({ plugins: [renameComponents(names)], build: { outDir: client } });
  for (const path of filesIn(join(client, 'assets'), '.css')) rmSync(path);
  for (const name of ['loader', 'colourScheme'] as const)
    writeFileSync(join(directory, `${name}.js`), await compileInline(name));
  const short = names.shorten(program);
  const programs = filesIn(join(client, 'assets'), '.js').map((path) => readFileSync(path, 'utf8'));
  mkdirSync(server);
  writeFileSync(join(server, 'server.cjs'), short);
  const whole = { css: names.shorten(styles), code: [short, ...programs].join('\n') };
  for (const [file, schemes] of [
    ['site.css', 'light'],
    ['bothSchemes.css', 'both'],
  ] as const) {
    const css = usedStyles(whole.css, whole.code, schemes);
    writeFileSync(join(server, file), css);
    writeFileSync(join(dev, file), names.restore(css));
  }
}

const filesIn = (directory: string, ending: string) =>
  readdirSync(directory).flatMap((name) => (name.endsWith(ending) ? join(directory, name) : []));

/** Mantine can scale all its lengths. No theme of a site does: the factor is 1, and is in every fourth declaration. */
const scaledLength = /calc\((-?[\d.]+r?em) \* var\(--mantine-scale\)\)/g;

const readStyles = (directory: string) =>
  extendToFailedScripts(
    filesIn(directory, '.css')
      .map((path) => readFileSync(path, 'utf8'))
      .join('')
      .replace(scaledLength, '$1'),
  );

/** Compiles a script that stands in the page itself: one expression, without a module around it. */
export async function compileInline(name: InlineScript): Promise<string> {
  const result = await buildWith({ mode: name });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${name} was not compiled`);
  return output.output[0].code.trim();
}
