/** Signals by which a person or the system asks a process to end: Ctrl+C, `kill`, and a terminal that is closed. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back once, at the first signal that asks this process to end. It does not end by itself then. */
export function onEndSignal(end: () => void): void {
  for (const signal of endSignals) process.once(signal, end);
}

/**
 * Calls back when the shell is gone through which npm has started this process: a signal that ends npm ends that shell, and
 * goes no further. Does nothing in a process that npm has not started.
 */
export function onShellEnd(end: () => void): void {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    end();
  }, 500).unref();
}

/**
 * Does something during which no signal ends this process: Ctrl+C waits for it.
 * @param work that is done when it returns; a signal of that time is heard by `onEndSignal` alone
 */
export function withoutEnding<T>(work: () => T): T {
  const wait = () => {};
  for (const signal of endSignals) process.on(signal, wait);
  try {
    return work();
  } finally {
    for (const signal of endSignals) process.off(signal, wait);
  }
}
