import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { FormRegister } from '../../forms/formRegister.ts';
import { fieldsOf } from '../../receive/checkInputs.ts';
import { addNote, changeEntry, deleteEntries } from '../../store/changeEntries.ts';
import type { EntryStore } from '../../store/entryStore.ts';
import {
  assignees,
  countEntries,
  entriesOfAddress,
  filesOfEntry,
  findEntry,
  findFile,
  formsWithEntries,
  listEntries,
  mailsOfEntry,
  notesOfEntry,
} from '../../store/readEntries.ts';
import type { StoredFile } from '../../store/tables.ts';
import { deleteUnfinishedRows, unfinishedOfAddress } from '../../store/unfinished.ts';
import { isInboxOrigin } from '../originGuard.ts';
import type { Sessions } from '../session.ts';
import { entryPage } from './entryPage.ts';
import { filterOf, loadForms, queryOf, readState, sentText } from './entryRequests.ts';
import { exportRoutes } from './exportRoutes.ts';
import { listPage } from './listPage.ts';
import { personPage } from './personPage.ts';

const pageSize = 50;

/** Most characters of a name, and of a note. */
const [longestName, longestNote] = [100, 10_000];

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

async function answerList(context: Context, store: EntryStore, siteName: string) {
  const { database } = store;
  const query = queryOf(context);
  const filter = filterOf(query);
  const found = await listEntries(database, filter, { before: context.req.query('before'), limit: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  const last = found.length > pageSize ? entries.at(-1)?.id : undefined;
  const shown = {
    ...{ siteName, entries, query, timeZone },
    total: await countEntries(database, filter),
    forms: await formsWithEntries(database),
    assignees: await assignees(database),
    formOf: await loadForms(store, entries),
    next: last && new URLSearchParams({ ...query, before: last }).toString(),
  };
  return context.html(listPage(shown));
}

/** Drawn signatures among the files of an entry, in Base64 by the names of their fields. */
async function drawingsOf(
  { database }: EntryStore,
  form: InboxForm | undefined,
  files: Omit<StoredFile, 'content'>[],
): Promise<Map<string, string>> {
  const fields = form ? fieldsOf(form).filter(({ input }) => input === 'signature') : [];
  const drawn = files.filter(({ field }) => fields.some(({ name }) => name === field));
  const pairs = drawn.map(async ({ entryId, id, field }) => {
    const content = (await findFile(database, entryId, id))?.content ?? [];
    return [field, Buffer.from(content).toString('base64')] as const;
  });
  return new Map(await Promise.all(pairs));
}

async function answerEntry(context: Context, store: EntryStore, id: string) {
  const { database } = store;
  const entry = await findEntry(database, id);
  if (!entry) return context.notFound();
  const form = await store.formOf(entry.formKey);
  const files = await filesOfEntry(database, id);
  const shown = {
    ...{ entry, form, files, timeZone },
    drawings: await drawingsOf(store, form, files),
    notes: await notesOfEntry(database, id),
    mails: await mailsOfEntry(database, id),
    assignees: await assignees(database),
  };
  return context.html(entryPage(shown));
}

/** Routes of those who read entries, for browsers that are signed in. */
export function staffRoutes(store: EntryStore, register: FormRegister, { guard, signOut }: Sessions): Hono {
  const { database } = store;
  const routes = new Hono();
  // Only forms of the inbox itself change anything: the cookie alone proves nothing.
  for (const path of ['/entries', '/entries/*', '/sign-out'])
    routes.use(
      path,
      guard,
      async (context, next) => {
        const isSafe = ['GET', 'HEAD'].includes(context.req.method);
        const addresses = { host: context.req.header('host'), inboxUrl: register.site().inboxUrl };
        if (isSafe || isInboxOrigin(context.req.header('origin'), addresses)) return next();
        return context.text('This page can only be used from the inbox itself.', 403);
      },
      bodyLimit({ maxSize: 100_000 }),
    );
  routes.post('/sign-out', (context) => {
    signOut(context);
    return context.redirect('entries', 303);
  });
  routes.get('/entries', (context) => answerList(context, store, register.site().name));
  routes.route('/entries', exportRoutes(store, register));
  routes.get('/entries/person', async (context) => {
    const address = context.req.query('address')?.trim() ?? '';
    const entries = await entriesOfAddress(database, address);
    const unfinished = await unfinishedOfAddress(database, address);
    return context.html(personPage(address, { entries, unfinished }, timeZone));
  });
  routes.post('/entries/person/delete', async (context) => {
    const address = await sentText(context, 'address');
    if (await sentText(context, 'sure')) {
      const entries = await entriesOfAddress(database, address);
      await deleteEntries(
        database,
        entries.map(({ id }) => id),
      );
      await deleteUnfinishedRows(database, await unfinishedOfAddress(database, address));
    }
    return context.redirect(`../person?${new URLSearchParams({ address }).toString()}`, 303);
  });
  const oneEntry = '/entries/:id{[0-9a-f]+}';
  routes.get(oneEntry, (context) => answerEntry(context, store, context.req.param('id') ?? ''));
  routes.post(oneEntry, async (context) => {
    const id = context.req.param('id') ?? '';
    const state = readState(await sentText(context, 'state'));
    const assignee = (await sentText(context, 'assignee')).slice(0, longestName);
    if (state && state !== 'unconfirmed') await changeEntry(database, id, { state, assignee });
    return context.redirect(id, 303);
  });
  routes.post(`${oneEntry}/notes`, async (context) => {
    const id = context.req.param('id') ?? '';
    const text = (await sentText(context, 'text')).slice(0, longestNote);
    if (text && (await findEntry(database, id))) await addNote(database, id, text, Date.now());
    return context.redirect(`../${id}`, 303);
  });
  routes.post(`${oneEntry}/delete`, async (context) => {
    if (await sentText(context, 'sure')) await deleteEntries(database, [context.req.param('id') ?? '']);
    return context.redirect('../../entries', 303);
  });
  return routes;
}
