import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const runs = (command, args, stdio = 'ignore') => spawnSync(command, args, { stdio }).status === 0;

/** Path or name of a Chromium that starts on this machine, or undefined. */
async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path) && runs(path, ['--version']));
}

function install() {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const noQuestions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 2, 2] };
    const apt = (...args) => spawnSync('apt-get', args, noQuestions).status === 0;
    // The lists first: a fresh machine has none, and old ones name files that mirrors no longer hold.
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')) return;
  }
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}

/** A Chromium that starts: the machine's own, else one installed now. Undefined when neither can be had. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  install();
  return findChromium();
}
