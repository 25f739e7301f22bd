import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { countPlaywright, countVitest } from './testCounts.mjs';

/** Arguments of Node for a package's command: works on every system, as it needs neither npm nor a shell. */
export const tool = (path, ...args) => [join('node_modules', path), ...args];

export const script = (name, ...args) => ['scripts/compiled.cjs', join('scripts', name), ...args];

export class TestSteps {
  #reports = '.cache/test';
  #total = { passed: 0, failed: 0 };
  #failed = [];

  constructor() {
    rmSync(this.#reports, { recursive: true, force: true });
    mkdirSync(this.#reports, { recursive: true });
  }

  /**
   * Runs one step and adds its count to the total; a step without a count of its own counts as one.
   * @returns true if nothing failed
   */
  run(name, args, { env = {}, count } = {}) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
    // A suite that cannot be loaded, or a server that cannot start, may count no failure.
    if (status !== 0 && counted.failed === 0) counted.failed = 1;
    this.#add(name, counted);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
    return counted.failed === 0;
  }

  /** @param paths runs only the tests whose paths contain one of them; all if empty */
  runVitest(name, paths, env) {
    const report = `${this.#reports}/vitest.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = tool('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...reporters, ...paths);
    this.run(name, args, { env, count: () => countVitest(readReport(report)) });
  }

  /** Runs tests of Playwright in a Chromium that is found or installed. Without a Chromium they count as failed. */
  async runPlaywright(name, playwrightArgs, env) {
    const chromium = await ensureChromium();
    if (!chromium) {
      console.error('\nNo Chromium could be found or installed, so no browser test ran. Name one in CHROMIUM_PATH.');
      this.#add(name, { passed: 0, failed: 1 });
      return;
    }
    const report = `${this.#reports}/playwright.json`;
    const args = tool('@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...playwrightArgs);
    this.run(name, args, {
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), report) },
      count: () => countPlaywright(readReport(report)),
    });
  }

  finish() {
    if (this.#failed.length) console.log(`\nFailed: ${this.#failed.join(', ')}`);
    console.log(`\n${this.#total.passed} passed, ${this.#total.failed} failed`);
    return this.#total.failed ? 1 : 0;
  }

  #add(name, { passed, failed }) {
    this.#total.passed += passed;
    this.#total.failed += failed;
    if (failed) this.#failed.push(name);
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
