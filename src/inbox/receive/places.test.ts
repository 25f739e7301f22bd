import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inboxForm, temporaryFolder, temporaryStore } from '#tests/samples/inbox.ts';
import { changeEntry, deleteEntries } from '../store/changeEntries.ts';
import type { EntryStore } from '../store/entryStore.ts';
import { receive } from './receive.ts';

const name = { name: 'name', label: 'Name', input: 'text' };
const tour = inboxForm([name], { name: 'tour', title: 'Tour', places: 5 });
const context = { sender: '192.0.2.1', at: Date.UTC(2026, 10, 20) };
const send = async (store: EntryStore, key: string, form = tour) =>
  (await receive(store, form, { kind: 'json', values: { name: key } }, { ...context, idempotencyKey: key })).outcome;
const count = (outcomes: string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

it('takes as many entries as there are places, also at two inboxes with one file at the same time', async () => {
  const place = { file: join(temporaryFolder(), 'inbox.db') };
  const stores = [await temporaryStore([tour], place), await temporaryStore([tour], place)];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, number) => send(stores[number % 2] as EntryStore, String(number))),
  );
  expect([count(outcomes, 'stored'), count(outcomes, 'full')]).toEqual([5, 15]);
});

it('counts the entries of all languages of a form, and none of others', async () => {
  const german = inboxForm([{ ...name, label: 'Ihr Name' }], { name: 'tour', title: 'Führung', places: 5 });
  const other = inboxForm([name], { name: 'party', title: 'Party', places: 1 });
  const store = await temporaryStore([tour, german, other]);
  const outcomes = [];
  for (const key of ['a', 'b', 'c']) outcomes.push(await send(store, key), await send(store, `${key}2`, german));
  expect(outcomes).toEqual(['stored', 'stored', 'stored', 'stored', 'stored', 'full']);
  expect(await send(store, 'x', other)).toBe('stored');
});

it('thanks again for an entry that is sent again, and frees the place of what is spam or deleted', async () => {
  const store = await temporaryStore([tour]);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await send(store, key);
  expect([await send(store, 'a'), await send(store, 'f')]).toEqual(['stored', 'full']);
  const [first, second] = await store.database.selectFrom('entries').select('id').orderBy('id').execute();
  await changeEntry(store.database, first?.id ?? '', { state: 'spam', assignee: '' });
  await deleteEntries(store.database, [second?.id ?? '']);
  expect([await send(store, 'f'), await send(store, 'g'), await send(store, 'h')]).toEqual([
    'stored',
    'stored',
    'full',
  ]);
});
