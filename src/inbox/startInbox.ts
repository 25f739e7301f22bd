import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createFormRegister, type SiteForms } from './forms/formRegister.ts';
import { basePathOf, createApp } from './http/app.ts';
import { type MailSettings, startMailer } from './mail/mailer.ts';
import { startCleaning } from './store/cleaning.ts';
import { type EntryStore, openStore } from './store/entryStore.ts';
import type { DatabasePlace } from './store/openDatabase.ts';

export interface InboxOptions {
  /** Reads the forms of the site as they are now. */
  readSite: () => SiteForms;
  place: DatabasePlace;
  /** 0 for any free port. */
  port: number;
  host: string;
  /** Left out, no mails are sent. */
  mail?: MailSettings | undefined;
}

export interface RunningInbox {
  /** Address of the inbox with its path. */
  url: string;
  /** Path of the link that signs a browser in. */
  signIn: string;
  port: number;
  /** Number of forms of the site that send here. */
  forms: number;
  /** True if one of them is a subscription, which needs mails. */
  hasSubscriptions: boolean;
  /** True if one of them can be finished later by a link, which needs mails too. */
  hasLinks: boolean;
  store: EntryStore;
  /** Ends after what is being received has been answered. */
  close: () => Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Starts the inbox.
 * @throws what reading the site, opening the database or listening throws
 */
export async function startInbox({ readSite, place, port, host, mail }: InboxOptions): Promise<RunningInbox> {
  const store = await openStore(place);
  try {
    const register = await createFormRegister(readSite, store);
    const mailer = mail && (await startMailer(store.database, mail));
    const cleaning = startCleaning(store.database, () => register.site().forms);
    const { app, token } = createApp({ store, register, mailer });
    const server = createServer({ requestTimeout: 60_000 }, getRequestListener(app.fetch));
    const bound = await listen(server, port, host);
    const close = async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      clearInterval(cleaning);
      await mailer?.close();
      await store.close();
    };
    const shownHost = host.includes(':') ? `[${host}]` : host;
    const path = basePathOf(register.site().inboxUrl);
    return {
      url: `http://${shownHost}:${bound}${path}`,
      signIn: `${path}/sign-in?token=${token}`,
      port: bound,
      forms: register.site().forms.length,
      hasSubscriptions: register.site().forms.some(({ subscription }) => subscription !== undefined),
      hasLinks: register.site().forms.some(({ resumeDays }) => resumeDays !== undefined),
      store,
      close,
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
