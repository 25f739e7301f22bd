import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const checkout = process.env.LINTEL_CHECKOUT;

/** Passes containers their blocks as Astro's slots, which have their own context. */
const slotsOfAstro = {
  name: 'islands:slots',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/SlotContent.tsx') ? join(checkout, 'tests/bench/visitor/clientSlot.tsx') : undefined,
};

/** The blocks' code is that of the checkout; React is that of this project, once. */
export default defineConfig({
  integrations: [react()],
  build: { assets: 'assets' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [slotsOfAstro],
    resolve: { alias: { '@lintel': checkout }, dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: [/^@mantine/, /^embla/] },
    // One style sheet of the pages, in one order; that of the islands repeats a part of it (finishPages.ts).
    build: { target: 'es2022', cssCodeSplit: false },
  },
});
