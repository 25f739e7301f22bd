import { expect, it } from 'vitest';
import { inboxForm, temporaryStore } from '#tests/samples/inbox.ts';
import { sentFile } from '../receive/readValues.ts';
import { receive } from '../receive/receive.ts';
import { deleteExpired } from './cleaning.ts';

it('deletes entries with their files after the days that their form says', async () => {
  const [short, long] = [
    inboxForm(undefined, { deleteAfterDays: 30 }),
    inboxForm(undefined, { name: 'x', title: 'X' }),
  ];
  const store = await temporaryStore([short, long]);
  const day = 86_400_000;
  const now = Date.UTC(2026, 10, 20);
  const add = (form: typeof short, age: number) =>
    receive(
      store,
      form,
      {
        kind: 'pairs',
        pairs: [
          ['name', `${form.name} of ${age} days`],
          ['letter', sentFile('letter.txt', Buffer.from('hello'))],
        ],
      },
      { idempotencyKey: undefined, sender: '', at: now - age * day },
    );
  for (const form of [short, long]) for (const age of [29, 31]) await add(form, age);
  await deleteExpired(store.database, [short, long], now);
  const rows = await store.database.selectFrom('entries').select('searchText').orderBy('searchText').execute();
  expect(rows.map(({ searchText }) => searchText.split('\n')[0])).toEqual([
    'visit of 29 days',
    'x of 29 days',
    'x of 31 days',
  ]);
  expect(await store.database.selectFrom('files').selectAll().execute()).toHaveLength(3);
});
