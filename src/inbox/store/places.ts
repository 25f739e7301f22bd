import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets other transactions wait that count the entries of a form, until this one is over: two entries at once would
 * otherwise both find the last place free.
 */
export async function lockPlaces(transaction: Kysely<Tables>, name: string): Promise<void> {
  await transaction
    .insertInto('limitedForms')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.updateTable('limitedForms').set({ name }).where('name', '=', name).execute();
}

/** Counts the entries that take a place of a form: all but spam. */
export async function countTaken(database: Kysely<Tables>, formName: string): Promise<number> {
  const { count } = await database
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('formName', '=', formName)
    .where('state', '!=', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}
