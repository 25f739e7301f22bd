import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser: Vite would load what it calls by a function of 1.6 kB that looks for style sheets and
 * preloads; the loader knows what to ask for.
 */
export const plainImports = (): Plugin => ({
  name: 'lintel:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
});
