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

/** Inbox that runs beside the server of a site. */
export interface InboxProcess {
  forwarding: Forwarding;
  /** Path of the link that signs a browser in; undefined if it could not be started. */
  signIn: Promise<string | undefined>;
  stop: () => void;
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
  return { forwarding: { path, port }, signIn, stop: () => void (child.connected && child.disconnect()) };
}
