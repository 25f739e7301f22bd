import type { BrowserFailure } from '#shared/devState.ts';

/**
 * Only in dev: reports errors that only a browser sees, as those of effects and handlers, to the server, which knows the
 * places in the source. Each is reported once until it is forgotten, as when code is updated.
 * @param show called with the text for the overlay; empty once the errors are forgotten
 * @returns a function that forgets the errors so far
 */
export function watchFailures(show: (text: string) => void): () => void {
  const hot = import.meta.hot;
  const reported = new Set<string>();
  const report = (error: unknown) => {
    if (!(error instanceof Error) || reported.has(error.message)) return;
    reported.add(error.message);
    hot?.send('lintel:failed', { message: error.message, stack: error.stack ?? '' } satisfies BrowserFailure);
  };
  const forget = () => {
    reported.clear();
    show('');
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  hot?.on('lintel:failure', show);
  hot?.on('vite:beforeUpdate', forget);
  return forget;
}
