import type { ExpressionBuilder, Kysely } from 'kysely';
import { containsWord, holdsValue } from './searchText.ts';
import type { EntryState, StoredEntry, StoredFile, StoredSubscription, Tables } from './tables.ts';

/** Entry with what its subscription agreed to; nulls for one that is no subscription. */
export type ShownEntry = StoredEntry & { [Key in 'token' | 'wording' | 'confirmedAt']: StoredSubscription[Key] | null };

/** Query of entries with their subscriptions. */
const shownEntries = (database: Kysely<Tables>) =>
  database
    .selectFrom('entries')
    .leftJoin('subscriptions', 'entryId', 'entries.id')
    .selectAll('entries')
    .select(['token', 'wording', 'confirmedAt']);

/** Choice of entries. */
export interface EntryFilter {
  formName?: string | undefined;
  state?: EntryState | undefined;
  assignee?: string | undefined;
  /** Words that all must be in the entry. */
  words?: string | undefined;
}

/** Condition that a filter chooses an entry; spam and what is not confirmed only if they are asked for. */
const isChosen =
  ({ formName, state, assignee, words = '' }: EntryFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'entries'>) =>
    and([
      ...(formName ? [eb('formName', '=', formName)] : []),
      state ? eb('state', '=', state) : eb('state', 'not in', ['spam', 'unconfirmed']),
      ...(assignee ? [eb('assignee', '=', assignee)] : []),
      ...words.toLowerCase().split(/\s+/).filter(Boolean).map(containsWord),
    ]);

/** Newest entries of a choice, a page at a time. @param before id of the last entry of the page before */
export const listEntries = (
  database: Kysely<Tables>,
  filter: EntryFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ShownEntry[]> =>
  shownEntries(database)
    .where(isChosen(filter))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countEntries(database: Kysely<Tables>, filter: EntryFilter): Promise<number> {
  const { count } = await database
    .selectFrom('entries')
    .where(isChosen(filter))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names of forms that have entries, with how many of them are new. */
export async function formsWithEntries(database: Kysely<Tables>): Promise<{ name: string; fresh: number }[]> {
  const rows = await database
    .selectFrom('entries')
    .select(({ fn }) => ['formName', 'state', fn.countAll<number | string>().as('count')])
    .groupBy(['formName', 'state'])
    .orderBy('formName')
    .execute();
  return [...new Set(rows.map(({ formName }) => formName))].map((name) => {
    const fresh = rows.filter(({ formName, state }) => formName === name && state === 'new');
    return { name, fresh: fresh.reduce((sum, { count }) => sum + Number(count), 0) };
  });
}

/** Who looks after entries. */
export const assignees = async (database: Kysely<Tables>): Promise<string[]> =>
  (await database.selectFrom('entries').select('assignee').distinct().where('assignee', '!=', '').execute())
    .map(({ assignee }) => assignee)
    .sort();

export const findEntry = (database: Kysely<Tables>, id: string): Promise<ShownEntry | undefined> =>
  shownEntries(database).where('id', '=', id).executeTakeFirst();

/** Files of an entry, without their contents. */
export const filesOfEntry = (database: Kysely<Tables>, id: string): Promise<Omit<StoredFile, 'content'>[]> =>
  database
    .selectFrom('files')
    .select(['id', 'entryId', 'field', 'name', 'size'])
    .where('entryId', '=', id)
    .orderBy('id')
    .execute();

export const findFile = (database: Kysely<Tables>, entryId: string, id: string): Promise<StoredFile | undefined> =>
  database.selectFrom('files').selectAll().where('entryId', '=', entryId).where('id', '=', id).executeTakeFirst();

/** Mails about an entry that have not been sent. */
export const mailsOfEntry = (database: Kysely<Tables>, id: string) =>
  database.selectFrom('mails').select(['recipient', 'attempts', 'lastError']).where('entryId', '=', id).execute();

export const notesOfEntry = (database: Kysely<Tables>, id: string) =>
  database.selectFrom('notes').selectAll().where('entryId', '=', id).orderBy('id').execute();

/** All entries, spam too, one of whose values is an address, such as an e-mail address. */
export async function entriesOfAddress(database: Kysely<Tables>, address: string): Promise<ShownEntry[]> {
  const sought = address.trim().toLowerCase();
  if (sought === '') return [];
  const candidates = await shownEntries(database).where(containsWord(sought)).orderBy('id').execute();
  return candidates.filter(({ entryValues }) => holdsValue(JSON.parse(entryValues), sought));
}
