import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { JsonObject } from '#shared/json.ts';
import { containsWord, holdsValue, wordsIn } from './searchText.ts';
import type { StoredUnfinished, Tables } from './tables.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** Mails with links that an address gets in a span of time, however often somebody fills it in. */
const mailLimit = { mails: 3, within: 12 * hour };

/** Form that a visitor has not sent yet, as far as it is filled in. */
export interface UnfinishedValues {
  values: JsonObject;
  /** Name of the step that was shown; empty for a form without steps. */
  step: string;
}

/** Form by its name, with the days for which it waits for its visitor. */
export interface ResumableForm {
  name: string;
  resumeDays: number;
}

/** Only the hash is stored: whoever reads the database cannot open the links. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const rowOf = (address: string, { values, step }: UnfinishedValues, { resumeDays }: ResumableForm, at: number) => ({
  formValues: JSON.stringify(values),
  step,
  searchText: [address, ...wordsIn(values)].join('\n').toLowerCase(),
  savedAt: at,
  expiresAt: at + resumeDays * day,
});

/**
 * Stores an unfinished form whose link is going to be mailed to an address.
 * @param at milliseconds since 1970
 * @returns the secret of the link; undefined if the address has got enough mails for now
 */
export async function addUnfinished(
  database: Kysely<Tables>,
  form: ResumableForm,
  writtenAddress: string,
  unfinished: UnfinishedValues,
  at: number,
): Promise<string | undefined> {
  const address = writtenAddress.toLowerCase();
  const { count } = await database
    .selectFrom('unfinished')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('address', '=', address)
    .where('mailedAt', '>', at - mailLimit.within)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mailLimit.mails) return undefined;
  const token = randomBytes(16).toString('hex');
  const row = rowOf(address, unfinished, form, at);
  await database
    .insertInto('unfinished')
    .values({ tokenHash: hashOf(token), formName: form.name, address, mailedAt: at, ...row })
    .execute();
  return token;
}

/**
 * Finds an unfinished form by the secret of its link.
 * @param at milliseconds since 1970
 * @returns undefined if it has been deleted or its days are over
 */
export const findUnfinished = (
  database: Kysely<Tables>,
  formName: string,
  token: string,
  at: number,
): Promise<StoredUnfinished | undefined> =>
  database
    .selectFrom('unfinished')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('formName', '=', formName)
    .where('expiresAt', '>', at)
    .executeTakeFirst();

/**
 * Stores what a visitor who has come by a link has filled in since. The days count from then on.
 * @param at milliseconds since 1970
 * @returns false if the link has ended
 */
export async function changeUnfinished(
  database: Kysely<Tables>,
  form: ResumableForm,
  token: string,
  unfinished: UnfinishedValues,
  at: number,
): Promise<boolean> {
  const stored = await findUnfinished(database, form.name, token, at);
  if (!stored) return false;
  const { numUpdatedRows } = await database
    .updateTable('unfinished')
    .set(rowOf(stored.address, unfinished, form, at))
    .where('tokenHash', '=', stored.tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes an unfinished form by the secret of its link, as once it was sent. */
export const deleteUnfinished = (database: Kysely<Tables>, formName: string, token: string): Promise<unknown> =>
  database.deleteFrom('unfinished').where('tokenHash', '=', hashOf(token)).where('formName', '=', formName).execute();

/** All unfinished forms that were mailed to an address, or one of whose values it is. */
export async function unfinishedOfAddress(database: Kysely<Tables>, address: string): Promise<StoredUnfinished[]> {
  const sought = address.trim().toLowerCase();
  if (sought === '') return [];
  const candidates = await database
    .selectFrom('unfinished')
    .selectAll()
    .where(containsWord(sought))
    .orderBy('savedAt')
    .execute();
  return candidates.filter((row) => row.address === sought || holdsValue(JSON.parse(row.formValues), sought));
}

/** Deletes unfinished forms that are found for a person. */
export async function deleteUnfinishedRows(
  database: Kysely<Tables>,
  rows: readonly Pick<StoredUnfinished, 'tokenHash'>[],
): Promise<void> {
  for (const { tokenHash } of rows)
    await database.deleteFrom('unfinished').where('tokenHash', '=', tokenHash).execute();
}
