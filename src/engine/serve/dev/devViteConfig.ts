import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { viteCacheDirectory } from '#engine/make/vite/cacheDirectory.ts';
import { viteConfig } from '#engine/make/vite/configFile.ts';
import { refuseContent } from './refuseContent.ts';

/** Beginning of the ids of optimized dependencies. */
const dependencies = join(viteCacheDirectory, 'deps/').replaceAll('\\', '/');

/**
 * Leaves out the source maps of dependencies. They are twice as large as the code, and Vite holds them as long as it runs, and
 * writes them into each file for a browser (reference site: 20 MB).
 */
const withoutDependencyMaps: Plugin = {
  name: 'lintel:without-dependency-maps',
  transform: (code, id) => (id.startsWith(dependencies) ? { code, map: { mappings: '' } } : undefined),
};

/** Loads Vite so that its bundler returns memory to the system as soon as it is free (reference site: 20 MB less). */
export function loadVite(): Promise<typeof import('vite')> {
  // The bundler's allocator reads this when it is loaded.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  return import('vite');
}

/** Name of the plugin that answers with pages. */
export const devPlugin = 'lintel:dev';

/**
 * The configuration of Vite's dev server, but for where it listens. Dependencies that were optimized with another
 * configuration, which are other names of plugins too, are optimized again.
 * @param dev plugin of the name `devPlugin`
 * @param pages folder of the pages
 */
export async function devViteConfig(dev: Plugin, pages: string): Promise<InlineConfig> {
  const { mergeConfig } = await loadVite();
  const config = await viteConfig({ command: 'serve', mode: 'development' });
  return mergeConfig(config, { plugins: [dev, refuseContent(pages), withoutDependencyMaps] });
}
