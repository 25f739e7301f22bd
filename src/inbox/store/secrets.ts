import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Secret of the inbox, made when it is first asked for; the same one for all that use the database.
 * @throws the database's error if it cannot be read or written
 */
export async function secretOf(database: Kysely<Tables>, name: string): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await database
    .selectFrom('secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
