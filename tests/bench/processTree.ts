import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessFigures } from './processes.ts';

/** Interval of memory samples, ms. */
const interval = 50;

/** Resolution of the system's processor times, ms. */
const clockTick = 10;

/** Size of a memory page in the system's figures, bytes. */
const pageSize = 4096;

/**
 * Runs a program once and measures it with all its child processes. Their memory is sampled every 50 ms and added up:
 * each process's own (resident minus shared), and once the largest shared part.
 */
export async function measureProcessTree(
  program: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> | undefined },
): Promise<ProcessFigures> {
  const start = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const pids = treeOf(child.pid ?? 0);
  let [peak, output] = [0, ''];
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pids()));
  }, interval);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number>((resolve) => child.once('exit', () => resolve(performance.now() - start)));
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  ).finally(() => clearInterval(timer));
  return { ms: await ended, peakMb: peak / 1024 ** 2, status, output };
}

/** Processor time of a process, ms; 0 if the system does not report it. */
export function cpuOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * clockTick;
}

/** Memory of some processes, bytes; 0 if the system does not report it. */
export function memoryOf(pids: number[]): number {
  const figures = pids.map(memoryOfOne);
  const unshared = figures.reduce((sum, [resident, shared]) => sum + resident - shared, 0);
  return (unshared + Math.max(0, ...figures.map(([, shared]) => shared))) * pageSize;
}

/**
 * Memory of a process tree, bytes, with shared memory counted once (`pss`) and for each process (`rss`); 0 if the
 * system does not report it.
 */
export function memoryOfTree(root: number): { pss: number; rss: number } {
  const texts = treeOf(root)().map((pid) => read(`/proc/${pid}/smaps_rollup`) ?? '');
  const sum = (name: string) =>
    texts.reduce((all, text) => all + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024, 0);
  return { pss: sum('Pss'), rss: sum('Rss') };
}

function memoryOfOne(pid: number): [resident: number, shared: number] {
  const [, resident = 0, shared = 0] = (read(`/proc/${pid}/statm`) ?? '').split(' ').map(Number);
  return [resident, shared];
}

/**
 * Creates a function that returns the ids of a process and all below it. Each process is looked up once, which makes it
 * cheap.
 */
function treeOf(root: number): () => number[] {
  const parents = new Map<number, number>();
  const isBelow = (pid: number): boolean => pid === root || isBelowParent(parents.get(pid));
  const isBelowParent = (pid: number | undefined) => pid !== undefined && pid !== 0 && isBelow(pid);
  return () => {
    const pids = list('/proc').map(Number).filter(Boolean);
    for (const pid of pids) if (!parents.has(pid)) parents.set(pid, parentOf(pid));
    return pids.filter(isBelow);
  };
}

/** The fourth field of its stat; the second one is a name in brackets, which may contain anything. */
function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

// A process may end between two samples.
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {}
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
