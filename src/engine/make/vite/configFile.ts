import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ConfigEnv, InlineConfig } from 'vite';
import { contentHash } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Path of the configuration that dev and builds compile with. The package has no such file, only what it starts from. */
export const configFile = join(projectRoot, 'vite.config.ts');
const startFile = join(import.meta.dirname, 'config.ts');

/** The configuration, as Vite takes it beside what one server or build adds. */
export async function viteConfig(env: ConfigEnv): Promise<InlineConfig> {
  if (existsSync(configFile)) return { configFile };
  const { lintelConfig } = await import('./config.ts');
  return { configFile: false, ...lintelConfig(env) };
}

/**
 * Hash of everything that the configuration is made of: itself, and the files of this project that it names, however far
 * away. Packages are in package-lock.json. What is compiled depends on all of it, and a build with nothing to compile
 * must know that without loading it.
 */
export function configHash(): string {
  const files = new Set([existsSync(configFile) ? configFile : startFile]);
  for (const file of files) for (const path of filesNamedIn(file)) files.add(path);
  return contentHash([...files].flatMap((file) => [relative(projectRoot, file), readFileSync(file)]));
}

/** Relative paths and `#room/…` in quotes: imports of all kinds, and data that is read from beside the module. */
const namePattern = /(["'`])(\.{1,2}\/[^"'`\n]+|#\w+\/[^"'`\n]+)\1/g;

function filesNamedIn(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(namePattern)].flatMap(([, , name = '']) => {
    const path = name.startsWith('#') ? pathOfAlias(name) : resolve(dirname(file), name);
    return ['', '.ts', '.js', '/index.ts', '/index.js'].map((ending) => path + ending).find(isFile) ?? [];
  });
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

function pathOfAlias(name: string): string {
  const { imports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const [room = '', ...rest] = name.split('/');
  return join(projectRoot, String(imports[`${room}/*`]).replace('*', rest.join('/')));
}
