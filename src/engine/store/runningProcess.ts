import { readFileSync, readlinkSync } from 'node:fs';
import { uptime } from 'node:os';

/** Identity of a process. A process id alone is reused, and means nothing after a restart of the machine. */
export interface ProcessIdentity {
  pid: number;
  /** Start of the process, in the unit of the system; 0 where the system does not say. */
  started: number;
  /** Boot of the machine and its table of processes, of which a container has its own; empty if the system says neither. */
  boot: string;
}

let own: ProcessIdentity | undefined;

export function ownProcess(): ProcessIdentity {
  own ??= { pid: process.pid, started: readStart(process.pid) ?? 0, boot: readBoot() };
  return own;
}

/** Milliseconds for which a process counts as running if only its age is known, or its id, which may be reused. */
const maxUnknownMs = 2 * 60_000;

/**
 * Finds out if a process is another one than this and still runs. Nothing can be known of one on another machine, or in
 * another container: it counts as running for two minutes.
 * @param since time at which it last did something, in ms since the epoch
 */
export function isOtherRunning({ pid, started, boot }: ProcessIdentity, since: number): boolean {
  const here = ownProcess();
  if (pid === here.pid && started === here.started) return false;
  const now = Date.now();
  const isRecent = now - since < maxUnknownMs;
  // What was written before this machine was started is of one that ended with it.
  if (boot !== here.boot) return isRecent && since > now - uptime() * 1000;
  const start = readStart(pid);
  if (start === hasEnded) return false;
  return start === undefined || started === 0 ? isRecent && isOtherProcessRunning(pid) : start === started;
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
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}
