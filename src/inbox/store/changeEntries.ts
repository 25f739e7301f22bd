import type { Kysely } from 'kysely';
import { createId } from './createId.ts';
import type { EntryState, Tables } from './tables.ts';

/** Changes what becomes of an entry, and who looks after it. Subscriptions are confirmed by their subscribers alone. */
export const changeEntry = (
  database: Kysely<Tables>,
  id: string,
  change: { state: Exclude<EntryState, 'unconfirmed'>; assignee: string },
): Promise<unknown> =>
  database.updateTable('entries').set(change).where('id', '=', id).where('state', '!=', 'unconfirmed').execute();

/** Adds a note to an entry. @param at milliseconds since 1970 */
export const addNote = (database: Kysely<Tables>, entryId: string, text: string, at: number): Promise<unknown> =>
  database
    .insertInto('notes')
    .values({ id: createId(at), entryId, writtenAt: at, text })
    .execute();

/** Deletes entries with their files and notes. @returns how many there were */
export async function deleteEntries(database: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await database.deleteFrom('entries').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
