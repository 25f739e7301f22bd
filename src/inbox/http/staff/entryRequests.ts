import type { Context } from 'hono';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { EntryStore } from '../../store/entryStore.ts';
import type { EntryFilter } from '../../store/readEntries.ts';
import { type EntryState, entryStates, type StoredEntry } from '../../store/tables.ts';

/** Finds a form by its key among those that were loaded. */
export type FormLookup = (key: string) => InboxForm | undefined;

/** @returns a state by its name; undefined for any other text */
export const readState = (text: unknown): EntryState | undefined => entryStates.find((state) => state === text);

/** Choice of entries in the address of a page, as texts. */
export const queryOf = ({ req }: Context) => ({
  form: req.query('form') ?? '',
  state: readState(req.query('state')) ?? '',
  assignee: req.query('assignee') ?? '',
  q: req.query('q') ?? '',
});

export const filterOf = ({ form, state, assignee, q }: ReturnType<typeof queryOf>): EntryFilter => ({
  formName: form || undefined,
  state: readState(state),
  assignee: assignee || undefined,
  words: q,
});

/** Loads the forms by which entries were checked. */
export async function loadForms(store: EntryStore, entries: readonly StoredEntry[]): Promise<FormLookup> {
  const keys = [...new Set(entries.map(({ formKey }) => formKey))];
  const forms = new Map(await Promise.all(keys.map(async (key) => [key, await store.formOf(key)] as const)));
  return (key) => forms.get(key);
}

/** Text of a field of a form that was sent; empty if there is none. */
export async function sentText({ req }: Context, name: string): Promise<string> {
  const value = (await req.parseBody())[name];
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
}
