import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the programs that Lintel is measured beside, unless they are there. @throws when they cannot be installed */
export function ensurePeers(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules'))) return;
  console.log('Installing what is measured beside Lintel …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The programs to measure beside could not be installed.');
}

/** Path of one of their commands. */
export const peerCommand = (name: string) => join(import.meta.dirname, 'node_modules/.bin', name);
