import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests beside their units, and whatever under tests/ needs no browser. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  cacheDir: '.cache/vitest',
  test: {
    include: ['{src,blocks,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
