import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { madeOnce } from '../madeOnce.ts';

const root = join(import.meta.dirname, '../..');

/** A folder outside of this repository with the packed engine and its packages, as after an installation. */
export interface InstalledPackage {
  folder: string;
  engine: string;
  /** Runs the command `lintel` to its end. */
  run: (...words: string[]) => { status: number | null; said: string };
  /** Starts it, and waits for an address in its output. */
  start: (...words: string[]) => Promise<{ url: string; said: () => string; stop: () => Promise<void> }>;
  remove: () => void;
}

/** Files of the package, packed once for all installations. */
const packedEngine = () =>
  madeOnce('engine', (folder) => {
    const packed = runChecked('npm', ['run', '--silent', 'pack', '--', '--pack-destination', folder], root).trim();
    const tarball = join(folder, packed.split('\n').at(-1) ?? '');
    runChecked('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'], folder);
    rmSync(tarball);
  });

/** Installs the packed engine in an empty folder, of a name that is no part of an address or pattern, without a registry: packages are linked from this repository. */
export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'package [1]%20 ü-'));
  const modules = join(folder, 'node_modules');
  const engine = join(modules, 'lintel');
  cpSync(packedEngine(), engine, { recursive: true });
  for (const name of packagesToRun()) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const { bin } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const command = join(engine, bin.lintel);
  // As without any settings.
  const { LINTEL_CACHE: _, NODE_ENV: __, ...outer } = process.env;
  const env = { ...outer, XDG_CACHE_HOME: join(folder, '.cache') };
  return {
    folder,
    engine,
    run(...words) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    },
    async start(...words) {
      const child = spawn(process.execPath, [command, ...words], { cwd: folder, env });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      let output = '';
      const url = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            output += chunk;
            const [address] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
            if (address) resolve(address);
          });
        ended.then(() => reject(new Error(output)));
      });
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      return { url, said: () => output, stop };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Builds and serves a site with the packed engine, once for all its users.
 * @param name of the site
 * @param install puts it beside the packed engine
 * @throws the output of a failed build
 */
export function serveInstalled(name: string, install: () => InstalledPackage): Promise<RunningServer> {
  const directory = madeOnce(name, (out) => {
    const site = install();
    const { status, said } = site.run('build');
    if (status === 0) cpSync(join(site.folder, 'dist'), out, { recursive: true });
    site.remove();
    if (status !== 0) throw new Error(said);
  });
  return startServer({ directory, port: 0 });
}

/** Names of the packages of an installation without devDependencies. */
function packagesToRun(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages).flatMap(([path, { dev, devOptional }]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return name && !dev && !devOptional && existsSync(join(root, path)) ? name : [];
  });
}

function runChecked(command: string, words: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return stdout;
}

export const copyBlock = ({ engine, folder }: InstalledPackage, type: string): void =>
  cpSync(join(engine, 'blocks', type), join(folder, 'blocks', type), { recursive: true });

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .sort();
