import { afterAll, describe, expect, it } from 'vitest';
import { sentFile } from '#inbox/receive/readValues.ts';
import { receive } from '#inbox/receive/receive.ts';
import { deleteEntries } from '#inbox/store/changeEntries.ts';
import { findEntry, listEntries } from '#inbox/store/readEntries.ts';
import { confirmSubscription, findSubscription } from '#inbox/store/subscriptions.ts';
import { addUnfinished, changeUnfinished, findUnfinished, unfinishedOfAddress } from '#inbox/store/unfinished.ts';
import { inboxForm, temporaryStore } from '#tests/samples/inbox.ts';
import { startPostgres } from './postgres.ts';

const server = startPostgres();
afterAll(() => server?.stop());
if (!server)
  console.log('PostgreSQL is not installed here (Debian: apt-get install postgresql): its tests are skipped.');

describe.skipIf(!server)('an inbox on PostgreSQL', () => {
  const form = inboxForm();
  const context = { sender: '192.0.2.1', at: Date.UTC(2026, 10, 20) };

  it('stores an entry with its files once, also for two servers at the same time', async () => {
    const place = { url: server?.url ?? '' };
    const [store, other] = [await temporaryStore([form], place), await temporaryStore([form], place)];
    const send = (to: typeof store, idempotencyKey: string) =>
      receive(
        to,
        form,
        {
          kind: 'pairs',
          pairs: [
            ['name', 'Asha'],
            ['letter', sentFile('letter.pdf', Buffer.from('%PDF-1.7 \0\xff', 'latin1'))],
          ],
        },
        { ...context, idempotencyKey },
      );
    const keys = Array.from({ length: 20 }, (_, number) => String(number));
    await Promise.all(keys.flatMap((key) => [send(store, key), send(other, key)]));
    const entries = await store.database.selectFrom('entries').selectAll().execute();
    const files = await store.database.selectFrom('files').selectAll().execute();
    expect([entries.length, files.length]).toEqual([20, 20]);
    expect(entries[0]).toMatchObject({ receivedAt: context.at, formName: 'visit', state: 'new' });
    expect(Buffer.from(files[0]?.content ?? []).toString('latin1')).toBe('%PDF-1.7 \0\xff');
    expect(await other.formOf(form.key)).toEqual(form);
  });

  it('subscribes an address once, also at two servers at the same time, and confirms and deletes it', async () => {
    const email = { name: 'email', label: 'E-mail', input: 'email' };
    const news = inboxForm([email], { name: 'news', title: 'News', subscription: 'News by e-mail' });
    const place = { url: server?.url ?? '' };
    const stores = [await temporaryStore([news], place), await temporaryStore([news], place)];
    const mailing = {
      ...context,
      idempotencyKey: undefined,
      hasMail: true,
      inboxUrl: 'https://orchard.example/_inbox',
    };
    const addresses = Array.from({ length: 10 }, (_, number) => `visitor${number}@example.edu`);
    await Promise.all(
      addresses.flatMap((address) =>
        stores.map((store) => receive(store, news, { kind: 'json', values: { email: address } }, mailing)),
      ),
    );
    const [{ database }] = stores as [(typeof stores)[0]];
    const mails = await database.selectFrom('mails').select('recipient').orderBy('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(addresses);
    const { token } = await database.selectFrom('subscriptions').select('token').executeTakeFirstOrThrow();
    const id = (await findSubscription(database, token))?.entryId ?? '';
    await Promise.all(stores.map((store) => confirmSubscription(store.database, id, [], context.at)));
    expect(await findEntry(database, id)).toMatchObject({ state: 'new', confirmedAt: context.at });
    expect(await listEntries(database, { formName: 'news' }, { limit: 20 })).toHaveLength(1);
    await deleteEntries(database, [id]);
    expect(await findSubscription(database, token)).toBeUndefined();
  });

  it('takes as many entries as there are places, also at two servers at the same time', async () => {
    const tour = inboxForm([{ name: 'name', label: 'Name', input: 'text' }], {
      name: 'tour',
      title: 'Tour',
      places: 5,
    });
    const place = { url: server?.url ?? '' };
    const stores = [await temporaryStore([tour], place), await temporaryStore([tour], place)];
    const sent = Array.from({ length: 10 }, (_, number) =>
      stores.map(async (store, index) => {
        const idempotencyKey = `${number} of ${index}`;
        // One that comes a little later is stored in a transaction of its own.
        await new Promise((resolve) => setTimeout(resolve, number));
        const values = { name: idempotencyKey };
        return (await receive(store, tour, { kind: 'json', values }, { ...context, idempotencyKey })).outcome;
      }),
    );
    const outcomes = await Promise.all(sent.flat());
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(15);
  });

  it('has unfinished forms for whoever has the link', async () => {
    const { database } = await temporaryStore([form], { url: server?.url ?? '' });
    const resumable = { name: form.name, resumeDays: 30 };
    const unfinished = { values: { name: '100% Asha' }, step: 'you' };
    const token = (await addUnfinished(database, resumable, 'asha@example.edu', unfinished, context.at)) ?? '';
    expect(await changeUnfinished(database, resumable, token, { ...unfinished, step: '' }, context.at)).toBe(true);
    expect(await findUnfinished(database, form.name, token, context.at)).toMatchObject({
      ...{ formValues: '{"name":"100% Asha"}', step: '', savedAt: context.at },
    });
    expect(await unfinishedOfAddress(database, '100% ASHA')).toHaveLength(1);
  });
});
