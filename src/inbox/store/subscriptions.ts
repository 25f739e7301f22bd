import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NewMail } from '../mail/composeMails.ts';
import { addMails } from './mails.ts';
import type { StoredEntry, StoredSubscription, Tables } from './tables.ts';

/** Subscription as it comes with its entry. */
export interface NewSubscription {
  /** Words that the visitor agrees to. */
  wording: string;
  /** Composes the mail that asks to confirm, or that says that the address is subscribed. Left out, none is sent. */
  mailsOf?: ((subscription: { token: string; isConfirmed: boolean }) => NewMail[]) | undefined;
}

/** Subscription with its entry. */
export type SubscribedEntry = StoredEntry & StoredSubscription;

/** Milliseconds in which an address gets one mail at most, however often somebody fills it in. */
const pauseBetweenMails = 12 * 60 * 60_000;

/** Stores the subscription of an entry that has just been stored. @param at milliseconds since 1970 */
export async function addSubscription(
  database: Kysely<Tables>,
  entryId: string,
  { wording, mailsOf }: NewSubscription,
  at: number,
): Promise<void> {
  const token = randomBytes(16).toString('hex');
  const mails = mailsOf?.({ token, isConfirmed: false }) ?? [];
  await database
    .insertInto('subscriptions')
    .values({ entryId, token, wording, mailedAt: mails.length > 0 ? at : 0, confirmedAt: null })
    .execute();
  await addMails(database, entryId, mails, at);
}

/**
 * Mails an address once more that was filled in again, if the last mail is long ago. What is stored stays as it is:
 * whoever fills in an address is not known to own it.
 */
export async function askAgain(
  database: Kysely<Tables>,
  entryId: string,
  { mailsOf }: NewSubscription,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('subscriptions')
    .set({ mailedAt: at })
    .where('entryId', '=', entryId)
    .where('mailedAt', '<=', at - pauseBetweenMails)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || !mailsOf) {
    // Something is written in any case: how long the answer takes does not show strangers that the address was known.
    await database
      .updateTable('subscriptions')
      .set(({ ref }) => ({ mailedAt: ref('mailedAt') }))
      .where('entryId', '=', entryId)
      .execute();
    return;
  }
  // It waits for its confirmation from now on.
  await database
    .updateTable('entries')
    .set({ receivedAt: at })
    .where('id', '=', entryId)
    .where('state', '=', 'unconfirmed')
    .execute();
  const { token, confirmedAt } = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('entryId', '=', entryId)
    .executeTakeFirstOrThrow();
  await addMails(database, entryId, mailsOf({ token, isConfirmed: confirmedAt !== null }), at);
}

/** Finds a subscription by the secret of its links. */
export const findSubscription = (database: Kysely<Tables>, token: string): Promise<SubscribedEntry | undefined> =>
  database
    .selectFrom('entries')
    .innerJoin('subscriptions', 'entryId', 'entries.id')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();

/**
 * Confirms a subscription; one that is confirmed stays as it is.
 * @param mails about it, which are stored once
 * @param at milliseconds since 1970
 */
export const confirmSubscription = (
  database: Kysely<Tables>,
  entryId: string,
  mails: readonly NewMail[],
  at: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({ confirmedAt: at })
      .where('entryId', '=', entryId)
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await transaction
      .updateTable('entries')
      .set({ state: 'new' })
      .where('id', '=', entryId)
      .where('state', '=', 'unconfirmed')
      .execute();
    await addMails(transaction, entryId, mails, at);
  });
