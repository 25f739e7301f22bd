import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longestFirst.ts';

/** Unit tests beside their units, and all tests under tests/ that need no browser. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  cacheDir: '.cache/vitest',
  test: {
    include: ['{src,blocks,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // For hangs, not for slowness: a busy machine takes many times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    sequence: { sequencer: LongestFirst },
  },
});
