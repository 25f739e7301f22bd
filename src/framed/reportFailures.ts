import type { StudioConnection } from './studioConnection.ts';

/** Folder of this code: failures of the page's own scripts are not for the studio. */
const ownFolder = new URL('.', import.meta.url).href;

/** Reports to the studio what fails in its part inside this page. */
export function reportFailures(send: StudioConnection['send']): void {
  const report = (error: unknown) => {
    const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
    if (stack.includes(ownFolder)) send({ kind: 'failed', message, stack });
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
