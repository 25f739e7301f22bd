import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { MailSettings } from '#inbox/mail/mailer.ts';
import { startInbox } from '#inbox/startInbox.ts';
import { type EntryStore, openStore } from '#inbox/store/entryStore.ts';
import type { DatabasePlace } from '#inbox/store/openDatabase.ts';
import { formKey } from '#rules/formKey.ts';
import { defaultLabels } from '#shared/content.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';

const required = { rule: 'required', message: 'Please fill this in' };

/** Form of a site, as its build gives it to the inbox. */
export function inboxForm(fields: JsonObject[] = visitFields, more: Partial<InboxForm> = {}): InboxForm {
  return {
    key: formKey({ fields, heading: more.title }),
    name: 'visit',
    title: 'Visit us',
    language: 'en',
    page: '/visit',
    siteName: 'Orchard',
    labels: defaultLabels,
    fields,
    submitLabel: 'Send',
    success: { title: 'Thank you', text: 'We will call you.' },
    ...more,
  };
}

const visitFields: JsonObject[] = [
  { name: 'name', label: 'Name', input: 'text', rules: [required, { rule: 'minLength', value: 3, message: 'Longer' }] },
  { name: 'email', label: 'E-mail', input: 'email', rules: [{ rule: 'email', message: 'No address' }] },
  { name: 'course', label: 'Course', input: 'select', options: ['Music', { label: 'Rocks', value: 'geology' }] },
  { name: 'other', label: 'Which', input: 'text', when: { field: 'course', is: 'geology' }, rules: [required] },
  { name: 'days', label: 'Days', input: 'checkbox', options: ['Monday', 'Friday'] },
  { name: 'letter', label: 'Letter', input: 'file', accept: '.pdf,.txt' },
];

/** Folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Store of entries of these forms that is closed when the test ends. */
export async function temporaryStore(
  forms: InboxForm[] = [],
  place: DatabasePlace = { file: join(temporaryFolder(), 'inbox.db') },
): Promise<EntryStore> {
  const store = await openStore(place);
  await store.noteForms(forms, 0);
  onTestFinished(() => store.close());
  return store;
}

/** Request that scripts of a page send. */
export const json = (values: object, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(values),
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
});

/** Inbox that receives these forms and ends with the test. */
export async function startTestInbox(forms: InboxForm[], mail?: MailSettings) {
  const site = { forms, siteUrl: 'https://orchard.example', inboxUrl: '/_inbox', name: 'Orchard' };
  let read = site;
  const place = { file: join(temporaryFolder(), 'inbox.db') };
  const inbox = await startInbox({ readSite: () => read, place, port: 0, host: '127.0.0.1', mail });
  onTestFinished(() => inbox.close());
  return {
    ...inbox,
    send: (key: string, init: RequestInit = {}) =>
      fetch(`${inbox.url}/${key}`, { method: 'POST', redirect: 'manual', ...init }),
    stored: () => inbox.store.database.selectFrom('entries').selectAll().execute(),
    publish: (next: InboxForm[]) => {
      read = { ...site, forms: next };
    },
  };
}
