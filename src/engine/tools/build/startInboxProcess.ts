import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Forwarding } from '#engine/serve/static/forwardRequest.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Message of the process once it listens. */
interface InboxMessage {
  port: number;
  /** Path of the link that signs a browser in. */
  signIn: string;
}

/** Path of the inbox on the site's own address; undefined if it is elsewhere or the site has none. */
function inboxPathOf(pages: string): string | undefined {
  try {
    const url: unknown = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')).inbox?.url;
    return typeof url === 'string' && url.startsWith('/') ? url : undefined;
  } catch {
    // The build says what is wrong with the file.
    return undefined;
  }
}

/**
 * Inbox of a site that is edited: it is started when something is sent to it, and again if it has ended, as it does
 * while the content has mistakes. The site may get it, or another path for it, meanwhile.
 * @param log gets the link that opens it, relative to the site
 */
export function inboxOnDemand(pages: string, log: (path: string) => void): Forwarding {
  let running: InboxProcess | undefined;
  return {
    get path() {
      return inboxPathOf(pages);
    },
    get port() {
      if (!running) {
        const started = startInboxProcess(pages);
        running = started;
        void started?.signIn.then((path) => (path === undefined ? undefined : log(path)));
        void started?.ended.then(() => {
          if (running === started) running = undefined;
        });
      }
      return running?.forwarding.port ?? Promise.resolve(undefined);
    },
  };
}

/** Inbox that runs beside the server of a site. */
export interface InboxProcess {
  forwarding: Forwarding;
  /** Path of the link that signs a browser in; undefined if it could not be started. */
  signIn: Promise<string | undefined>;
  stop: () => void;
  /** Settles when the process has ended. */
  ended: Promise<void>;
}

/**
 * Starts the inbox of a site in a process of its own, if the site has it on its own address.
 * @returns undefined if there is none
 */
export function startInboxProcess(pages: string): InboxProcess | undefined {
  const path = inboxPathOf(pages);
  if (path === undefined) return undefined;
  const script = join(projectRoot, 'scripts/inbox.ts');
  const child = fork(join(projectRoot, 'scripts/compiled.cjs'), [
    script,
    '--pages',
    pages,
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ]);
  const listening = new Promise<InboxMessage | undefined>((resolve) => {
    child.once('message', (message: InboxMessage) => resolve(message));
    child.once('exit', () => resolve(undefined));
  });
  const port = listening.then((message) => message?.port);
  const signIn = listening.then((message) => message?.signIn);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  return { forwarding: { path, port }, signIn, ended, stop: () => void (child.connected && child.disconnect()) };
}
