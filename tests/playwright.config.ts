import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, windowedLaunchOptions } from './browser/chromium.ts';

const root = join(import.meta.dirname, '..');

/**
 * Tests in a real browser. `conformance` builds its own site; `browser` tests the built site in dist/. `delivery`
 * builds a site twice, and tests it while one build replaces the other. `bench` runs each measurement once, with the
 * smallest sizes. `firefox` tests the built site in Firefox, if there is one.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // For hangs, not for slowness: the other worker may be building a site on both processors.
  expect: { timeout: 20_000 },
  globalSetup: join(import.meta.dirname, 'conformance/globalSetup.ts'),
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then. Tests that pass only the second time are listed as flaky, and must be fixed.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: { browserName: 'chromium', launchOptions, screenshot: 'off', trace: 'off' },
  projects: [
    { name: 'conformance', testDir: join(import.meta.dirname, 'conformance') },
    { name: 'browser', testDir: join(import.meta.dirname, 'browser') },
    {
      name: 'delivery',
      testDir: join(import.meta.dirname, 'delivery'),
      use: { launchOptions: windowedLaunchOptions },
    },
    { name: 'firefox', testDir: join(import.meta.dirname, 'firefox') },
    { name: 'bench', testDir: join(import.meta.dirname, 'bench') },
  ],
});
