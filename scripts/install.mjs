import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? '.', '..');

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

const readPackages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/**
 * Compares the lock file with the one that npm writes into node_modules when it has finished. This also notices an
 * interrupted installation, and one made by hand.
 */
function isInstalled() {
  const expected = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(expected).every(([path, { version, optional, devOptional }]) =>
    present[path] ? present[path].version === version : path === '' || optional || devOptional,
  );
}

/**
 * Checks the version of Node, and installs the packages of the lock file if they are missing. Ends the process with a
 * sentence for people if that fails.
 */
export function ensureInstalled() {
  if (!isNodeNewEnough()) {
    console.error(`This needs Node 20.19 or newer (22.12 or newer of the 22 line); here is ${process.versions.node}.`);
    console.error('Get it from https://nodejs.org');
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (only when the lock file has changed) …');
  // npm names its path when it starts this script; on Windows its bare name would need a shell.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...leadingArgs] = npm;
  const { status } = spawnSync(command, [...leadingArgs, 'ci', '--include=dev'], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error('The packages could not be installed; the lines above say why. Is there a connection to the registry?');
  process.exit(1);
}
