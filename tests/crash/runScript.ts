import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

/** Moment at which a command is ended: before one of its file operations, after a time, or when it has said something. */
export type Stop = { at: number; by?: NodeJS.Signals } | { afterMs: number } | { said: RegExp };

export interface ScriptResult {
  status: number | null;
  signal: NodeJS.Signals | null;
  said: string;
  /** Number of its operations that change files beside or below the pages. */
  operations: number;
  ms: number;
}

/** Runs a command of `scripts` as npm does. */
export async function runScript(
  pages: string,
  name: string,
  words: readonly string[],
  stop?: Stop,
): Promise<ScriptResult> {
  const notes = mkdtempSync(join(tmpdir(), 'lintel-counted-'));
  const counted = join(notes, 'count');
  const hook = ['--require', join(import.meta.dirname, 'countWrites.cjs')];
  const argv = [join(root, 'scripts/compiled.cjs'), join(root, `scripts/${name}.ts`), ...words, '--pages', pages];
  const at = stop && 'at' in stop ? { STOP_AT: String(stop.at), STOP_BY: stop.by ?? 'SIGKILL' } : {};
  const env = { ...process.env, COUNT_IN: dirname(pages), COUNT_TO: counted, ...at };
  const start = performance.now();
  const child = spawn(process.execPath, [...hook, ...argv], { cwd: root, env });
  const timer = new AbortController();
  if (stop && 'afterMs' in stop)
    setTimeout(stop.afterMs, undefined, timer).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
      if (stop && 'said' in stop && stop.said.test(said)) child.kill('SIGKILL');
    });
  const [status, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.on('close', (...ending) => resolve(ending)),
  );
  timer.abort();
  const operations = signal === null ? Number(readFileSync(counted, 'utf8')) : 0;
  rmSync(notes, { recursive: true });
  return { status, signal, said, operations, ms: performance.now() - start };
}
