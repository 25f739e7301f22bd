import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { viteCacheDirectory } from '#engine/make/vite/cacheDirectory.ts';
import { viteConfig } from '#engine/make/vite/configFile.ts';
import { refuseContent } from './refuseContent.ts';
import { refuseOtherOrigins } from './refuseOtherOrigins.ts';

const optimizedDependencyPrefix = join(viteCacheDirectory, 'deps/').replaceAll('\\', '/');

/**
 * Plugin that drops the source maps of dependencies. They are twice as large as the code. Vite holds them in memory and
 * writes them into each file for a browser (reference site: 20 MB).
 */
const withoutDependencyMaps: Plugin = {
  name: 'lintel:without-dependency-maps',
  transform: (code, id) => (id.startsWith(optimizedDependencyPrefix) ? { code, map: { mappings: '' } } : undefined),
};

/** Loads Vite so that its bundler returns memory to the system as soon as it is free (reference site: 20 MB less). */
export function loadVite(): Promise<typeof import('vite')> {
  // The bundler's allocator reads this variable when it is loaded.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  return import('vite');
}

export const devPluginName = 'lintel:dev';

/**
 * Configuration of Vite's dev server without its address. Vite optimizes dependencies again after any change of the
 * configuration, which includes the names of plugins.
 * @param refused folders of which Vite serves nothing
 */
export async function createDevViteConfig(dev: Plugin, refused: string[]): Promise<InlineConfig> {
  const { mergeConfig } = await loadVite();
  const config = await viteConfig({ command: 'serve', mode: 'development' });
  return mergeConfig(config, { plugins: [refuseOtherOrigins, dev, refuseContent(refused), withoutDependencyMaps] });
}
