import type { InlineConfig, Plugin } from 'vite';
import { viteConfig } from '#engine/make/vite/configFile.ts';
import { refuseContent } from './refuseContent.ts';

/** Name of the plugin that answers with pages. */
export const devPlugin = 'lintel:dev';

/**
 * The configuration of Vite's dev server, but for where it listens. Dependencies that were optimized with another
 * configuration, which are other names of plugins too, are optimized again.
 * @param dev plugin of the name `devPlugin`
 * @param pages folder of the pages
 */
export async function devViteConfig(dev: Plugin, pages: string): Promise<InlineConfig> {
  const { mergeConfig } = await import('vite');
  const config = await viteConfig({ command: 'serve', mode: 'development' });
  return mergeConfig(config, { plugins: [dev, refuseContent(pages)] });
}
