import { type Context, Hono } from 'hono';
import { entryTable } from '../../export/entryTable.ts';
import { writeCsv, writeXlsx } from '../../export/writeTable.ts';
import type { FormRegister } from '../../forms/formRegister.ts';
import { publicUrlOf } from '../../mail/subscriptionUrl.ts';
import type { EntryStore } from '../../store/entryStore.ts';
import {
  entriesOfAddress,
  filesOfEntry,
  findFile,
  listEntries,
  notesOfEntry,
  type ShownEntry,
} from '../../store/readEntries.ts';
import type { StoredUnfinished } from '../../store/tables.ts';
import { unfinishedOfAddress } from '../../store/unfinished.ts';
import { filterOf, loadForms, queryOf } from './entryRequests.ts';

/** Most entries of one export. */
const mostExported = 100_000;

/**
 * Answers with a file that browsers save and never show: what visitors send must not run in the inbox.
 * @param name without quotation marks and control characters
 */
function sendDownload(context: Context, content: Uint8Array | string, name: string): Response {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return context.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
}

/** All that is stored of an entry, with the contents of its files. */
async function completeEntry({ database }: EntryStore, entry: ShownEntry): Promise<object> {
  const { id, reference, formName, receivedAt, state, assignee, sender, wording, confirmedAt } = entry;
  const files = await Promise.all(
    (await filesOfEntry(database, id)).map(async (file) => ({
      ...{ field: file.field, name: file.name },
      base64: Buffer.from((await findFile(database, id, file.id))?.content ?? []).toString('base64'),
    })),
  );
  const notes = (await notesOfEntry(database, id)).map(({ writtenAt, text }) => ({
    ...{ writtenAt: new Date(writtenAt).toISOString(), text },
  }));
  const facts = { reference, form: formName, receivedAt: new Date(receivedAt).toISOString(), state, assignee, sender };
  const confirmed = confirmedAt === null ? undefined : new Date(confirmedAt).toISOString();
  const consent = wording === null ? {} : { subscription: { wording, confirmedAt: confirmed } };
  return { ...facts, ...consent, values: JSON.parse(entry.entryValues), files, notes };
}

/** All that is stored of a form that was not sent. */
const completeUnfinished = ({ formName, address, savedAt, expiresAt, formValues }: StoredUnfinished) => ({
  ...{ form: formName, state: 'not sent', savedAt: new Date(savedAt).toISOString() },
  ...{ deletedAt: new Date(expiresAt).toISOString(), address, values: JSON.parse(formValues) },
});

/** Routes by which entries leave as files. */
export function exportRoutes(store: EntryStore, register: FormRegister): Hono {
  const { database } = store;
  const tableOf = async (context: Context) => {
    const entries = await listEntries(database, filterOf(queryOf(context)), { limit: mostExported });
    return entryTable(entries, await loadForms(store, entries), publicUrlOf(register.site()));
  };
  const nameOf = (context: Context) => queryOf(context).form || 'inbox';
  return new Hono()
    .get('/export.csv', async (context) =>
      sendDownload(context, await writeCsv(await tableOf(context)), `${nameOf(context)}.csv`),
    )
    .get('/export.xlsx', async (context) =>
      sendDownload(context, await writeXlsx(await tableOf(context)), `${nameOf(context)}.xlsx`),
    )
    .get('/person.json', async (context) => {
      const address = context.req.query('address') ?? '';
      const entries = await entriesOfAddress(database, address);
      const complete = await Promise.all(entries.map((entry) => completeEntry(store, entry)));
      const unfinished = (await unfinishedOfAddress(database, address)).map(completeUnfinished);
      return sendDownload(context, `${JSON.stringify([...complete, ...unfinished], undefined, 2)}\n`, 'stored.json');
    })
    .get('/:id{[0-9a-f]+}/files/:file{[0-9a-f]+}', async (context) => {
      const file = await findFile(database, context.req.param('id'), context.req.param('file'));
      return file ? sendDownload(context, Buffer.from(file.content), file.name) : context.notFound();
    });
}
