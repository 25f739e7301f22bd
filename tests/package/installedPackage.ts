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

/** Path of the packed file, packed once for all installations. */
export function packedFile(): string {
  const folder = madeOnce('packed', (out) => {
    runChecked('npm', ['run', '--silent', 'pack', '--', '--pack-destination', out], root);
  });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Files of the package. */
const packedEngine = () =>
  madeOnce('engine', (folder) => {
    runChecked('tar', ['xzf', packedFile(), '-C', folder, '--strip-components=1'], folder);
  });

/**
 * Installs the packed engine in an empty folder, of a name that is no part of an address or pattern, without a registry:
 * packages are linked from this repository.
 * @param optional packages that only some commands need; all of them when left out
 */
export function installPackage(optional = optionalPackages): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'package [1]%20 ü-'));
  const modules = join(folder, 'node_modules');
  const engine = join(modules, 'lintel');
  cpSync(packedEngine(), engine, { recursive: true });
  for (const name of [...packagesToRun(), ...optional]) {
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

type LockedPackage = Partial<Record<'dev' | 'devOptional' | 'peer', boolean>>;

/** Packages that only some commands need. */
export const optionalPackages: string[] = Object.keys(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).peerDependencies,
);

/** Names of the packages of an installation without devDependencies and without those that are optional. */
function packagesToRun(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries<LockedPackage>(packages).flatMap(([path, { dev, devOptional, peer }]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return name && !dev && !devOptional && !peer && existsSync(join(root, path)) ? name : [];
  });
}

/** @throws what a command that fails says */
export function runChecked(command: string, words: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return stdout;
}

/** @returns true if packages can be installed from here */
export const canReachRegistry = (): boolean => {
  try {
    runChecked('npm', ['view', 'react', 'version'], tmpdir());
    return true;
  } catch {
    return false;
  }
};

export const copyBlock = ({ engine, folder }: InstalledPackage, type: string): void =>
  cpSync(join(engine, 'blocks', type), join(folder, 'blocks', type), { recursive: true });

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .sort();
