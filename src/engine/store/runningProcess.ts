import { readFileSync } from 'node:fs';

/** Identity of a process. A process id alone is reused, and means nothing after a restart of the machine. */
export interface ProcessIdentity {
  pid: number;
  /** Start of the process, in the unit of the system; 0 where the system does not say. */
  started: number;
  /** Boot of the machine; empty where the system does not say. */
  boot: string;
}

let own: ProcessIdentity | undefined;

export function ownProcess(): ProcessIdentity {
  own ??= { pid: process.pid, started: readStart(process.pid) ?? 0, boot: readBoot() };
  return own;
}

/** @returns true if the process is another one than this and still runs */
export function isOtherRunning({ pid, started, boot }: ProcessIdentity): boolean {
  const here = ownProcess();
  if (pid === here.pid && started === here.started) return false;
  if (boot !== '' && here.boot !== '' && boot !== here.boot) return false;
  const start = readStart(pid);
  if (start === hasEnded) return false;
  return start === undefined || started === 0 ? isOtherProcessRunning(pid) : start === started;
}

export function isOtherProcessRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Stands for the start of a process that has ended and waits for its parent to notice. */
const hasEnded = -1;

/**
 * Start of a process in clock ticks since the boot, as Linux has it in `/proc`.
 * @returns undefined if the system does not say
 */
function readStart(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets, which may hold spaces; the third is the state, the 22nd the start.
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? hasEnded : Number(fields[18]);
  } catch {
    return undefined;
  }
}

function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
