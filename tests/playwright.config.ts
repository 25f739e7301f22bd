import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/chromium.ts';

const root = join(import.meta.dirname, '..');

/**
 * Tests in a real browser. `conformance` builds what it looks at; `browser` looks at the built site in dist/.
 * `delivery` builds a site of its own twice, and looks at it while one takes the place of the other. `bench` runs each
 * measurement once, with as little as possible. `firefox` walks through the built site in Firefox, where there is one.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // For what hangs, not for what is slow: the other worker may be building a site on both processors.
  expect: { timeout: 20_000 },
  globalSetup: join(import.meta.dirname, 'conformance/globalSetup.ts'),
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then. What passes only the second time is listed as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: { browserName: 'chromium', launchOptions, screenshot: 'off', trace: 'off' },
  projects: [
    { name: 'conformance', testDir: join(import.meta.dirname, 'conformance') },
    { name: 'browser', testDir: join(import.meta.dirname, 'browser') },
    { name: 'delivery', testDir: join(import.meta.dirname, 'delivery') },
    { name: 'firefox', testDir: join(import.meta.dirname, 'firefox') },
    { name: 'bench', testDir: join(import.meta.dirname, 'bench') },
  ],
});
