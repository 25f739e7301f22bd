import { spawnSync } from 'node:child_process';
import { findProgram, installPackages } from './programs.mjs';

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const { chromiumPaths } = await import('#engine/tools/chromiumPaths.mjs');
  const candidates = [...chromiumPaths(), chromium.executablePath()];
  return findProgram(candidates, '--version');
}

function install() {
  if (installPackages('chromium', 'fonts-liberation')) return;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}

/** @returns the machine's own Chromium, else one that is installed now; undefined if neither starts */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  install();
  return findChromium();
}
