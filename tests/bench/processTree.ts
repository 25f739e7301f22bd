import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessFigures } from './processes.ts';

/** Time between two looks at the memory, ms. */
const interval = 50;

/** How exactly the system counts processor time, ms. */
const clockTick = 10;

/** Bytes of a page of memory, as the system counts them. */
const pageSize = 4096;

/**
 * Runs a program once and measures it with all processes that it starts. Their memory is added up, looked at every
 * 50 ms: what each holds alone (resident less shared), and once the most that one of them shares with others.
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
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(pids()));
  }, interval);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number>((resolve) => child.once('exit', () => resolve(performance.now() - start)));
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  ).finally(() => clearInterval(look));
  return { ms: await ended, peakMb: peak / 1024 ** 2, status, output };
}

/** Processor time that a process has taken, ms; 0 where the system does not tell. */
export function cpuOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * clockTick;
}

/** Memory of some processes, bytes; 0 where the system does not tell. */
export function memoryOf(pids: number[]): number {
  const figures = pids.map(memoryOfOne);
  const alone = figures.reduce((sum, [resident, shared]) => sum + resident - shared, 0);
  return (alone + Math.max(0, ...figures.map(([, shared]) => shared))) * pageSize;
}

/** Memory of a process and all below it, bytes: what they share counted once, and for each of them; 0 where the system does not tell. */
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

/** Gives the ids of a process and all below it, as often as it is asked. Each process is looked up once: it is cheap. */
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

/** The fourth field of its stat; the second is a name in brackets, which may hold anything. */
function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

// A process may end between two looks.
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
