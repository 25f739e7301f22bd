import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...path: string[]) => JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8'));
const present = (name: string) => existsSync(join(import.meta.dirname, 'node_modules', name, 'package.json'));

/** Version of an installed program. */
export const peerVersion = (name: string): string => read('node_modules', name, 'package.json').version;

/** Installs the programs that Lintel is measured beside, unless they are there. @throws when they cannot be installed */
export function ensurePeers(): void {
  const wanted: Record<string, string> = read('package.json').dependencies;
  if (Object.entries(wanted).every(([name, version]) => present(name) && peerVersion(name) === version)) return;
  console.log('Installing what is measured beside Lintel …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The programs to measure beside could not be installed.');
}

/** Path of one of their commands. */
export const peerCommand = (name: string) => join(import.meta.dirname, 'node_modules/.bin', name);
