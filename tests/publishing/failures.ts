import childProcess from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countWrites } from '../crash/countWrites.cjs';

// Node loads what removes folders when it is first used, and it would call the functions that are there then for ever.
rmSync(mkdtempSync(join(tmpdir(), 'lintel-failures-')), { recursive: true });

/** Error of a process that was killed. */
export class Killed extends Error {}

export interface Step {
  /** Number, from 1. */
  number: number;
  /** `git push` or `fs renameSync`. */
  name: string;
}

/**
 * Calls back before each step that reads or changes a repository: every run of Git, and every operation on a file of a
 * folder.
 * @param before does not let the step happen if it throws; for a run of Git, may return `unanswered` to have it done and
 *   fail
 * @returns a function that ends it
 */
export function watchSteps(folder: string, before: (step: Step) => 'unanswered' | undefined): () => void {
  const { spawn } = childProcess;
  let number = 0;
  const end = countWrites(folder, (_, name) => {
    before({ number: ++number, name: `fs ${name}` });
  });
  childProcess.spawn = ((command: string, args: string[], options: object) => {
    if (command !== 'git') return spawn(command, args, options);
    const answer = before({ number: ++number, name: `git ${commandOf(args)}` });
    if (answer !== 'unanswered') return spawn(command, args, options);
    const script = '"$0" "$@"; echo "fatal: the remote end hung up unexpectedly" >&2; exit 128';
    return spawn('sh', ['-c', script, command, ...args], options);
  }) as typeof spawn;
  syncBuiltinESMExports();
  return () => {
    childProcess.spawn = spawn;
    end();
    syncBuiltinESMExports();
  };
}

/** Command of Git among its arguments, after the options of Git itself. */
function commandOf(args: readonly string[]): string {
  const at = args.findIndex((word, index) => !word.startsWith('-') && !['-C', '-c'].includes(args[index - 1] ?? ''));
  return args[at] ?? '';
}

/** Error of a file system. */
export const systemError = (code: 'EACCES' | 'ENOSPC', path: string): Error =>
  Object.assign(new Error(`${code}: refused`), { code, syscall: 'write', path });
