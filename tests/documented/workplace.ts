import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './commandLines.ts';

/** Output and exit code of a command. */
export interface Ended {
  status: number | null;
  said: string;
}

/** A folder for temporary files, in which commands are run as typed. */
export class Workplace {
  readonly top = mkdtempSync(join(tmpdir(), 'documented-'));
  folder = this.top;

  remove(): void {
    rmSync(this.top, { recursive: true });
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  exists(name: string): boolean {
    return existsSync(this.path(name));
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  /** @throws when the edit changes nothing */
  edit(name: string, change: (text: string) => string): void {
    const before = this.read(name);
    const after = change(before);
    if (after === before) throw new Error(`${name} is not as this test expects it.`);
    this.write(name, after);
  }

  run(line: string, folder = this.folder): Ended {
    const { status, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(line, {
      ...{ cwd: folder, shell: true, encoding: 'utf8', env: this.#environment(folder) },
      timeout: 240_000,
    });
    return { status, said: stdout + stderr };
  }

  /**
   * Runs a line that must succeed.
   * @throws its output when it does not
   */
  must(line: string, folder = this.folder): string {
    const { status, said } = this.run(line, folder);
    if (status !== 0) throw new Error(`${line}\n${said}`);
    return said;
  }

  /**
   * Starts a command that runs until it is stopped, and stops it.
   * @param until pattern of the output to wait for
   * @param act called then, with the match
   * @throws its output when it ends before
   */
  async start<T>(line: string, until: RegExp, act: (found: string) => T | Promise<T>): Promise<T> {
    const child = spawn(line, { cwd: this.folder, shell: true, detached: true, env: this.#environment(this.folder) });
    const closed = once(child, 'close');
    let output = '';
    try {
      const found = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            output += chunk;
            const [match] = until.exec(output) ?? [];
            if (match) resolve(match);
          });
        child.once('close', () => reject(new Error(`${line}\n${output}`)));
      });
      return await act(found);
    } finally {
      // The shell, npm and the command: a process group.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await closed;
    }
  }

  /** Environment as without a test; no network requests, and no browser is opened. */
  #environment(folder: string): NodeJS.ProcessEnv {
    const entries = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|INIT_CWD$)/i.test(name));
    const identity = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Test'],
      [`GIT_${role}_EMAIL`, 'test@example.com'],
    ]);
    return {
      ...Object.fromEntries([...entries, ...identity]),
      LINTEL_CACHE: join(root, '.cache/engine/production'),
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      PORT: '0',
      XDG_CACHE_HOME: join(root, '.cache/private'),
      BROWSER: 'true',
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    };
  }
}
