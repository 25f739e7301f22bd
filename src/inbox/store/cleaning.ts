import type { Kysely } from 'kysely';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { Tables } from './tables.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** Days for which a subscription waits for its confirmation. */
export const unconfirmedDays = 7;

/** Deletes entries that are older than their form lets them become, and what was not confirmed or finished in time. @param at milliseconds since 1970 */
export async function deleteExpired(
  database: Kysely<Tables>,
  forms: readonly Pick<InboxForm, 'name' | 'deleteAfterDays'>[],
  at: number,
): Promise<void> {
  await database
    .deleteFrom('entries')
    .where('state', '=', 'unconfirmed')
    .where('receivedAt', '<', at - unconfirmedDays * day)
    .execute();
  await database.deleteFrom('unfinished').where('expiresAt', '<=', at).execute();
  for (const { name, deleteAfterDays } of forms) {
    if (deleteAfterDays === undefined) continue;
    await database
      .deleteFrom('entries')
      .where('formName', '=', name)
      .where('receivedAt', '<', at - deleteAfterDays * day)
      .execute();
  }
}

/** Deletes what has expired, now and every hour. @returns the timer */
export function startCleaning(database: Kysely<Tables>, forms: () => readonly InboxForm[]): NodeJS.Timeout {
  const clean = () => deleteExpired(database, forms(), Date.now()).catch((error) => console.error(error));
  void clean();
  return setInterval(clean, hour);
}
