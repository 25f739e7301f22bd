import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './programs.mjs';

const { chromiumPaths, headlessShell } = await import('#engine/tools/chromiumPaths.mjs');

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return findProgram([...chromiumPaths(), chromium.executablePath()], '--version');
}

/** Installs Debian's headless Chromium, beside its usual one, if this user may: the tests take half as long. */
function installHeadlessShell() {
  if (existsSync(headlessShell.path)) return;
  console.log('Installing a headless Chromium …');
  installPackages(headlessShell.debianPackage, 'chromium', 'fonts-liberation');
}

/** @returns the machine's own Chromium, else one that is installed now; undefined if neither starts */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH) installHeadlessShell();
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  if (!installPackages('chromium', 'fonts-liberation'))
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}
