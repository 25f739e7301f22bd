import type { Kysely } from 'kysely';
import type { NewMail } from '../mail/composeMails.ts';
import { createId } from './createId.ts';
import type { Tables } from './tables.ts';

/** Stores mails about an entry, to be sent from then on. @param at milliseconds since 1970 */
export async function addMails(
  database: Kysely<Tables>,
  entryId: string,
  mails: readonly NewMail[],
  at: number,
): Promise<void> {
  for (const mail of mails) {
    const sending = { id: createId(at), entryId, attempts: 0, nextAt: at, lastError: '' };
    await database
      .insertInto('mails')
      .values({ leaveUrl: '', ...mail, ...sending })
      .execute();
  }
}
