import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProcessFigures {
  /** Duration from its start to its end. */
  ms: number;
  /** Peak of its memory (resident set), MB. */
  peakMb: number;
  status: number | null;
  output: string;
}

/**
 * Runs a Node program once and measures the process.
 * @param args script and arguments, as after `node`
 */
export function measureProcess(args: string[], env: Record<string, string> = {}): ProcessFigures {
  const folder = mkdtempSync(join(tmpdir(), 'bench-process-'));
  const note = join(folder, 'peak');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', peakNote, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...env, PEAK_NOTE: note },
  });
  const ms = performance.now() - start;
  const peakMb = Number(readFileSync(note, 'utf8')) / 1024;
  rmSync(folder, { recursive: true });
  return { ms, peakMb, status, output: stdout + stderr };
}

const peakNote = join(import.meta.dirname, 'peakNote.cjs');

export function spread(values: number[]): { min: number; median: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
