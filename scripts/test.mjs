// Everything that must hold before a change is good, from types to real browsers; the last line counts what ran.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { countPlaywright, countVitest } from './testCounts.mjs';

ensureInstalled();
const root = join(import.meta.dirname, '..');
process.chdir(root);
const reports = '.cache/test';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
const failedSteps = [];

/** A package's command, started without npm or a shell so that it works the same everywhere. */
const tool = (path, ...args) => [join('node_modules', path), ...args];
const script = (name, ...args) => ['--import', 'tsx', join('scripts', name), ...args];

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs one step and adds to the total what it counted; a step without a count of its own counts as one. */
function step(name, args, { env = {}, count } = {}) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A run that failed as a whole (a suite that cannot be loaded, a server that cannot start) may count no failure.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (counted.failed) failedSteps.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  return counted.failed === 0;
}

step('types', tool('typescript/bin/tsc', '-b'));
step('lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
step('unused code', tool('knip/bin/knip.js'));
step('generated files', script('gen.ts', '--check'));
step(
  'unit tests',
  tool(
    'vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ),
  { env: { NGINX_PATH: ensureNginx() ?? '' }, count: () => countVitest(readReport('vitest.json')) },
);
const isBuilt = step('site build', script('build.ts'));

const chromium = await ensureChromium();
if (chromium) {
  // Tests of the site itself need the site; those of the blocks build what they look at.
  const projects = isBuilt ? [] : ['--project=conformance', '--project=delivery'];
  step(
    'browser tests',
    tool('@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...projects),
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, reports, 'playwright.json') },
      count: () => countPlaywright(readReport('playwright.json')),
    },
  );
} else {
  console.error('\nNo Chromium could be found or installed, so no browser test ran. Name one in CHROMIUM_PATH.');
  failedSteps.push('browser tests');
  total.failed += 1;
}

if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
