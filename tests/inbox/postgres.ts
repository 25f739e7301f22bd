import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Folder of the programs of PostgreSQL; undefined where it is not installed. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** Server of PostgreSQL for a test. */
export interface TestDatabase {
  url: string;
  stop: () => void;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a Unix socket alone.
 * @returns undefined where PostgreSQL is not installed
 */
export function startPostgres(): TestDatabase | undefined {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = userInfo().uid === 0;
  // The server refuses to run as root.
  const run = (program: string, ...words: string[]) => {
    const command = [join(programs, program), ...words];
    const [name = '', ...rest] = isRoot
      ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', ...command]
      : command;
    return execFileSync(name, rest, { stdio: 'pipe', cwd: folder });
  };
  chmodSync(folder, 0o700);
  if (isRoot) spawnSync('chown', ['nobody:nogroup', folder]);
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'inbox', '-A', 'trust', '--no-sync', '-E', 'UTF8');
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', `-k ${folder} -c listen_addresses=`, 'start');
  return {
    url: `postgres://inbox@/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
