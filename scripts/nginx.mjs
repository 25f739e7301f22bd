import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';

const extracted = join('.cache', 'nginx');
const candidates = () => [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  join(process.cwd(), extracted, 'usr/sbin/nginx'),
];

const find = () => findProgram(candidates(), '-v');

/** Fetches Debian's package and extracts it: installing it would start a server on port 80. */
function extract() {
  if (!existsSync('/etc/debian_version')) return;
  rmSync(extracted, { recursive: true, force: true });
  mkdirSync(extracted, { recursive: true });
  const run = (command, ...args) => spawnSync(command, args, { cwd: extracted, stdio: ['ignore', 2, 2] }).status === 0;
  const download = () => run('apt-get', 'download', 'nginx');
  // A fresh machine has no package lists, and old ones name files that mirrors have removed.
  if (!download() && !(run('apt-get', 'update') && download())) return;
  const [name] = readdirSync(extracted).filter((file) => file.endsWith('.deb'));
  if (name) run('dpkg', '-x', name, '.');
}

/** @returns path of the machine's own nginx, else of one that is fetched now; undefined if neither starts */
export function ensureNginx() {
  const found = find();
  if (found) return found;
  console.log('No nginx found: fetching one …');
  extract();
  return find();
}
