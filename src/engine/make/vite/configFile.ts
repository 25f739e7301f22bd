import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ConfigEnv, InlineConfig, UserConfigExport } from 'vite';
import { contentHash } from '#engine/store/cache.ts';
import { isWritable } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Path of the Vite configuration for dev and builds. The published package contains only config.ts. */
export const configFile = join(projectRoot, 'vite.config.ts');
const startFile = join(import.meta.dirname, 'config.ts');

export async function viteConfig(env: ConfigEnv): Promise<InlineConfig> {
  if (!existsSync(configFile)) {
    const { lintelConfig } = await import('./config.ts');
    return { configFile: false, ...lintelConfig(env) };
  }
  // To load a configuration, Vite writes it into node_modules in another form.
  if (isWritable(join(projectRoot, 'node_modules'))) return { configFile };
  const { default: config } = (await import(configFile)) as { default: UserConfigExport };
  return { configFile: false, ...(await (typeof config === 'function' ? config(env) : config)) };
}

/**
 * Hash of the configuration and all files of this project that it imports, directly or not. Packages are covered by
 * package-lock.json. It is computed without loading the configuration, so that a build with cached code never loads it.
 */
export function configHash(): string {
  const files = new Set([existsSync(configFile) ? configFile : startFile]);
  for (const file of files) for (const path of importedFilesOf(file)) files.add(path);
  return contentHash([...files].flatMap((file) => [relative(projectRoot, file), readFileSync(file)]));
}

/** Matches relative paths and `#…` imports in quotes: all kinds of imports, and data files beside the module. */
const importPattern = /(["'`])(\.{1,2}\/[^"'`\n]+|#\w+\/[^"'`\n]+)\1/g;

function importedFilesOf(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, , name = '']) => {
    const path = name.startsWith('#') ? pathOfAlias(name) : resolve(dirname(file), name);
    return ['', '.ts', '.js', '/index.ts', '/index.js'].map((extension) => path + extension).find(isFile) ?? [];
  });
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

function pathOfAlias(name: string): string {
  const { imports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const [aliasName = '', ...restOfPath] = name.split('/');
  return join(projectRoot, String(imports[`${aliasName}/*`]).replace('*', restOfPath.join('/')));
}
