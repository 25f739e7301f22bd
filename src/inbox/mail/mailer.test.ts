import { expect, it, onTestFinished } from 'vitest';
import { inboxForm, json, startTestInbox, temporaryStore } from '#tests/samples/inbox.ts';
import { startMailServer } from '#tests/samples/mailServer.ts';
import { sentFile } from '../receive/readValues.ts';
import { receive } from '../receive/receive.ts';
import { startMailer, waitAfter } from './mailer.ts';

const form = inboxForm(undefined, {
  mail: ['office@orchard.example', 'head@orchard.example'],
  confirm: { subject: 'We have it: {reference}', text: 'Hello,\nyour number is {reference}.' },
});

const sent = { kind: 'json' as const, values: { name: 'Asha Rao', email: 'asha@example.edu', course: 'Music' } };
const at = Date.UTC(2026, 10, 20);
const context = { idempotencyKey: 'a', sender: '192.0.2.1', at, hasMail: true };

it('mails an entry to those whom the form names, and a confirmation to the visitor', async () => {
  const { settings, received } = await startMailServer();
  const { send, store } = await startTestInbox([form], settings);
  const answer = await send(form.key, json(sent.values));
  const { reference } = await answer.json();
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
  const mailTo = (to: string) => received.find((mail) => mail.to === to)?.text ?? '';
  expect(mailTo('office@orchard.example')).toMatch(/^Reply-To: <?asha@example\.edu>?/m);
  expect(mailTo('office@orchard.example')).toContain('Name: Asha Rao');
  expect(mailTo('head@orchard.example')).toContain(`Subject: Visit us (${reference})`);
  const confirmation = mailTo('asha@example.edu');
  expect(confirmation).toContain(`Subject: We have it: ${reference}`);
  expect(confirmation).toContain('Auto-Submitted: auto-generated');
  // A stranger's address gets no words of whoever typed it in.
  expect(confirmation).not.toContain('Asha Rao');
  await expect.poll(() => store.database.selectFrom('mails').selectAll().execute(), { timeout: 10_000 }).toEqual([]);
});

it('sends a mail again that has failed, later each time, also after a new start', async () => {
  const { settings, received, state } = await startMailServer();
  const store = await temporaryStore([form]);
  await receive(store, form, sent, context);
  state.isRefusing = true;
  const mailer = await startMailer(store.database, settings);
  await mailer.sendDue(at);
  const waiting = await store.database.selectFrom('mails').selectAll().execute();
  expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  expect(waiting[0]?.lastError).toContain('Mailbox is full');
  await mailer.close();
  state.isRefusing = false;
  const next = await startMailer(store.database, settings);
  onTestFinished(() => next.close());
  await next.sendDue(Date.now() + waitAfter(1) + 1);
  await next.sendDue(Date.now() + waitAfter(2) + 1);
  expect(received).toHaveLength(3);
  expect(await store.database.selectFrom('mails').selectAll().execute()).toEqual([]);
});

it('waits longer each time, and at most six hours', () => {
  expect([1, 2, 3, 10, 20].map((attempts) => waitAfter(attempts) / 60_000)).toEqual([1, 2, 4, 360, 360]);
});

it('stores the mails of an entry once, and none where no mail server is known', async () => {
  const store = await temporaryStore([form]);
  await receive(store, form, sent, context);
  await receive(store, form, sent, context);
  await receive(store, form, sent, { ...context, idempotencyKey: 'b', hasMail: false });
  expect(await store.database.selectFrom('mails').selectAll().execute()).toHaveLength(3);
});

it('sends no header that a visitor writes', async () => {
  const { settings, received } = await startMailServer();
  const { send } = await startTestInbox([{ ...form, title: 'Visit\r\nBcc: all@orchard.example' }], settings);
  await send(form.key, json({ name: 'Asha\r\nBcc: all@orchard.example', email: 'asha@example.edu' }));
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
  for (const { text } of received) expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
});

it('sends at once what is stored while another mail is under way', async () => {
  const { settings, received } = await startMailServer();
  const store = await temporaryStore([form]);
  const mailer = await startMailer(store.database, settings);
  onTestFinished(() => mailer.close());
  const both = [mailer.sendDue(at + 1)];
  await receive(store, form, sent, context);
  both.push(mailer.sendDue(at + 1));
  await Promise.all(both);
  expect(received).toHaveLength(3);
});

it('mails an entry to those whose condition it meets, each once', async () => {
  const letter = { name: 'letter', label: 'Letter', input: 'file' };
  const course = { name: 'course', label: 'Course', input: 'select', options: ['Music', 'Geology'] };
  const sorting = inboxForm([course, letter], {
    mail: [
      'office@orchard.example',
      { to: 'music@orchard.example', when: { field: 'course', is: 'Music' } },
      { to: 'rocks@orchard.example', when: { not: { field: 'course', is: 'Music' } } },
      { to: 'post@orchard.example', when: { field: 'letter', moreThan: 0.000_002 } },
      { to: 'office@orchard.example', when: { field: 'letter' } },
    ],
  });
  const store = await temporaryStore([sorting]);
  const recipientsOf = async (course: string, text = '') => {
    const file = sentFile(text && 'letter.txt', Buffer.from(text));
    const pairs: [string, string | typeof file][] = [
      ['course', course],
      ['letter', file],
    ];
    await receive(store, sorting, { kind: 'pairs', pairs }, { ...context, idempotencyKey: undefined });
    const mails = await store.database.selectFrom('mails').select('recipient').orderBy('id').execute();
    await store.database.deleteFrom('mails').execute();
    return mails.map(({ recipient }) => recipient.split('@')[0]).sort();
  };
  expect(await recipientsOf('Music')).toEqual(['music', 'office']);
  expect(await recipientsOf('Geology')).toEqual(['office', 'rocks']);
  expect(await recipientsOf('Music', 'hello')).toEqual(['music', 'office', 'post']);
});
