import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = () => [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const find = () => candidates().find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0);

/** Path of a Firefox that starts: the machine's own, else Debian's, installed now. Undefined when neither can be had. */
export function ensureFirefox() {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log('No Firefox found: installing one …');
  const noQuestions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 2, 2] };
  const apt = (...args) => spawnSync('apt-get', args, noQuestions).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'firefox-esr');
  // A fresh machine has no lists, and old ones name files that mirrors no longer hold.
  if (!install() && apt('update')) install();
  return find();
}
