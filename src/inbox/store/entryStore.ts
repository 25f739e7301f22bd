import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { referenceBytes, referenceOf } from '#shared/reference.ts';
import type { NewMail } from '../mail/composeMails.ts';
import { createId } from './createId.ts';
import { addMails } from './mails.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { countTaken, lockPlaces } from './places.ts';
import { wordsIn } from './searchText.ts';
import { addSubscription, askAgain, type NewSubscription } from './subscriptions.ts';
import type { EntryState, StoredEntry, StoredFile, Tables } from './tables.ts';
import { writeTogether } from './writeTogether.ts';

/** Entry that has been checked and is to be stored. */
export interface NewEntry {
  form: Pick<InboxForm, 'key' | 'name' | 'places'>;
  values: JsonObject;
  files: { field: string; name: string; content: Uint8Array }[];
  /** Key that is the same when the entry is sent again. */
  repeatKey: string;
  sender: string;
  receivedAt: number;
  state: EntryState;
  /** Composes the mails about it, which are stored with it. */
  mailsOf?: ((reference: string) => NewMail[]) | undefined;
  /** Set for an entry that subscribes to a newsletter. */
  subscription?: NewSubscription | undefined;
}

export interface StoredReceipt {
  id: string;
  reference: string;
  /** True if it had been stored before. */
  isRepeated: boolean;
}

/** Store of entries and of the forms by which they were checked. */
export interface EntryStore {
  /**
   * Stores an entry. It is on the disk when this settles; the same one sent again is stored once.
   * @returns "full" if its form has no place left, and it was not stored
   */
  add: (entry: NewEntry) => Promise<StoredReceipt | 'full'>;
  /** Stores forms of the site as they are now. */
  noteForms: (forms: InboxForm[], at: number) => Promise<void>;
  /** Finds a form that the site has or had. */
  formOf: (key: string) => Promise<InboxForm | undefined>;
  database: Kysely<Tables>;
  close: () => Promise<void>;
}

const rowOf = (entry: NewEntry): StoredEntry => {
  const reference = referenceOf(randomBytes(referenceBytes));
  return {
    id: createId(entry.receivedAt),
    formKey: entry.form.key,
    formName: entry.form.name,
    receivedAt: entry.receivedAt,
    entryValues: JSON.stringify(entry.values),
    searchText: [...wordsIn(entry.values), reference].join('\n').toLowerCase(),
    reference,
    state: entry.state,
    assignee: '',
    repeatKey: entry.repeatKey,
    sender: entry.sender,
  };
};

const fileRowsOf = ({ files }: NewEntry, { id: entryId, receivedAt }: StoredEntry): StoredFile[] =>
  files.map(({ content, ...file }) => ({
    ...file,
    id: createId(receivedAt),
    entryId,
    size: content.length,
    content: Buffer.from(content),
  }));

/** Entry of the same key that was stored before. */
async function repeatedReceipt(transaction: Kysely<Tables>, repeatKey: string): Promise<StoredReceipt> {
  const earlier = await transaction
    .selectFrom('entries')
    .select(['id', 'reference'])
    .where('repeatKey', '=', repeatKey)
    .executeTakeFirstOrThrow();
  return { ...earlier, isRepeated: true };
}

async function addOne(transaction: Kysely<Tables>, entry: NewEntry): Promise<StoredReceipt | 'full'> {
  const { form, subscription, mailsOf, state } = entry;
  // Spam takes no place.
  const places = state === 'spam' ? undefined : form.places;
  if (places !== undefined) await lockPlaces(transaction, form.name);
  const row = rowOf(entry);
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('entries')
    .values(row)
    .onConflict((conflict) => conflict.column('repeatKey').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const receipt = await repeatedReceipt(transaction, row.repeatKey);
    if (subscription) await askAgain(transaction, receipt.id, subscription, row.receivedAt);
    return receipt;
  }
  if (places !== undefined && (await countTaken(transaction, form.name)) > places) {
    await transaction.deleteFrom('entries').where('id', '=', row.id).execute();
    return 'full';
  }
  for (const file of fileRowsOf(entry, row)) await transaction.insertInto('files').values(file).execute();
  await addMails(transaction, row.id, mailsOf?.(row.reference) ?? [], row.receivedAt);
  if (subscription) await addSubscription(transaction, row.id, subscription, row.receivedAt);
  return { id: row.id, reference: row.reference, isRepeated: false };
}

/** Stores entries in one transaction. */
const addAll = (database: Kysely<Tables>, entries: NewEntry[]): Promise<(StoredReceipt | 'full')[]> =>
  database.transaction().execute(async (transaction) => {
    const receipts: (StoredReceipt | 'full')[] = [];
    for (const entry of entries) receipts.push(await addOne(transaction, entry));
    return receipts;
  });

/**
 * Opens the store.
 * @throws the database's error if it cannot be reached or written
 */
export async function openStore(place: DatabasePlace): Promise<EntryStore> {
  const database = await openDatabase(place);
  return {
    add: writeTogether((entries) => addAll(database, entries)),
    async noteForms(forms, at) {
      for (const form of forms) {
        const row = { name: form.name, definition: JSON.stringify(form), seenAt: at };
        await database
          .insertInto('forms')
          .values({ key: form.key, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute();
      }
    },
    async formOf(key) {
      const row = await database.selectFrom('forms').select('definition').where('key', '=', key).executeTakeFirst();
      return row && JSON.parse(row.definition);
    },
    database,
    close: () => database.destroy(),
  };
}
