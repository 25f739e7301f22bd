import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns the first of some paths at which a program starts */
export const findProgram = (paths, ...args) =>
  paths.find((path) => path && existsSync(path) && spawnSync(path, args).status === 0);

/** Installs packages of Debian if this user may. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const noQuestions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 2, 2] };
  const apt = (...args) => spawnSync('apt-get', args, noQuestions).status === 0;
  // The lists first: a fresh machine has none, and old ones name files that mirrors have removed.
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
