import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Version of an installed program.
 * @param folder with the package.json that names it; by default that of the `build` bench
 */
export const peerVersion = (name: string, folder = import.meta.dirname): string =>
  read(folder, 'node_modules', name, 'package.json').version;

/**
 * Installs the programs that Lintel is compared with, unless they are installed.
 * @param folder with the package.json that names them; by default that of the `build` bench
 * @throws when they cannot be installed
 */
export function ensurePeers(folder = import.meta.dirname): void {
  const required: Record<string, string> = read(folder, 'package.json').dependencies;
  const isPresent = (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'));
  if (Object.entries(required).every(([name, version]) => isPresent(name) && peerVersion(name, folder) === version))
    return;
  console.log('Installing what is measured beside Lintel …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The programs to measure beside could not be installed.');
}

export const peerCommand = (name: string) => join(import.meta.dirname, 'node_modules/.bin', name);
