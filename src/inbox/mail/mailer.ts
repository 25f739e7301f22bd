import type { Kysely } from 'kysely';
import type { StoredMail, Tables } from '../store/tables.ts';
import type { NewMail } from './composeMails.ts';

/** Server that takes mails, and the address that they come from. */
export interface MailSettings {
  /** `smtps://user:password@smtp.example.edu` */
  url: string;
  from: string;
}

/** Sends the mails that wait in the store. */
export interface Mailer {
  /** Sends what is due; a mail that fails is tried again later. Never throws. */
  sendDue: (at?: number) => Promise<void>;
  /**
   * Sends a mail at once and stores nothing of it.
   * @throws the error of the mail server
   */
  send: (mail: NewMail) => Promise<unknown>;
  close: () => Promise<void>;
}

const minute = 60_000;

/** Milliseconds between looks for mails that are due. */
const pause = 15_000;

/** Attempts until a mail is given up, about four days. */
export const mostAttempts = 20;

/** Milliseconds until the next attempt: one minute after the first, twice as long each time, at most six hours. */
export const waitAfter = (attempts: number): number => Math.min(2 ** (attempts - 1), 360) * minute;

/** Mails that are sent in one turn. */
const batch = 50;

async function sendOne(
  database: Kysely<Tables>,
  send: (mail: StoredMail) => Promise<unknown>,
  mail: StoredMail,
  at: number,
) {
  const attempts = mail.attempts + 1;
  // The attempt counts before it is made: a mail that ends the process does not end it again at once.
  const next = { attempts, nextAt: at + waitAfter(attempts) };
  await database.updateTable('mails').set(next).where('id', '=', mail.id).execute();
  try {
    await send(mail);
    await database.deleteFrom('mails').where('id', '=', mail.id).execute();
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await database.updateTable('mails').set({ lastError }).where('id', '=', mail.id).execute();
  }
}

/** Headers by which mail programs offer to leave a list with one press of their own button (RFC 2369, RFC 8058). */
const leaveHeaders = (leaveUrl: string) => ({
  'list-unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

/** Starts to send mails from the store, now and from then on. */
export async function startMailer(database: Kysely<Tables>, { url, from }: MailSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from });
  const send = ({ recipient: to, subject, text, replyTo, leaveUrl }: NewMail) =>
    transport.sendMail({
      ...{ to: { name: '', address: to }, subject, text },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // No mail program answers it by itself.
      headers: { 'auto-submitted': 'auto-generated', ...(leaveUrl && leaveHeaders(leaveUrl)) },
    });
  let sending: Promise<void> | undefined;
  /** Time of the newest call, until what was due then has been looked for. */
  let wantedAt: number | undefined;
  const sendAll = async (at: number) => {
    const due = await database
      .selectFrom('mails')
      .selectAll()
      .where('nextAt', '<=', at)
      .where('attempts', '<', mostAttempts)
      .orderBy('nextAt')
      .limit(batch)
      .execute();
    for (const mail of due) await sendOne(database, send, mail, at);
  };
  const sendWanted = async () => {
    while (wantedAt !== undefined) {
      const at = wantedAt;
      wantedAt = undefined;
      await sendAll(at);
    }
  };
  const sendDue = async (at = Date.now()) => {
    wantedAt = at;
    sending ??= sendWanted()
      .catch((error) => console.error(error))
      .finally(() => {
        sending = undefined;
      });
    await sending;
  };
  const timer = setInterval(() => void sendDue(), pause);
  void sendDue();
  return {
    sendDue,
    send,
    async close() {
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
}
