import type { MessageFromPage } from '#shared/framedPage.ts';
import type { StudioConnection } from './studioConnection.ts';

type Typed = Extract<MessageFromPage, { kind: 'failed' }>['typed'];

/** Folder of this code: failures of the page's own scripts are not for the studio. */
const ownFolder = new URL('.', import.meta.url).href;

/**
 * Reports to the studio what fails in its part inside this page.
 * @param typed returns the text that is being typed
 */
export function reportFailures(send: StudioConnection['send'], typed: () => Typed): void {
  const report = (error: unknown) => {
    const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
    if (stack.includes(ownFolder)) send({ kind: 'failed', message, stack, typed: typed() });
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
