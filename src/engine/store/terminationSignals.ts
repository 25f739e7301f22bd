const terminationSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back once, at the first termination signal, which then does not end the process. */
export function onTerminationSignal(end: () => void): void {
  for (const signal of terminationSignals) process.once(signal, end);
}

/**
 * Calls back when the shell through which npm started this process has exited: a signal to npm ends that shell but does
 * not reach this process. Does nothing if npm did not start it.
 */
export function onParentShellExit(end: () => void): void {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, 500).unref();
}

/**
 * Runs synchronous work during which termination signals do not end the process.
 * @param work signals received meanwhile reach only callbacks of `onTerminationSignal`
 */
export function deferTermination<T>(work: () => T): T {
  const ignore = () => {};
  for (const signal of terminationSignals) process.on(signal, ignore);
  try {
    return work();
  } finally {
    for (const signal of terminationSignals) process.off(signal, ignore);
  }
}
