import { expect, it } from 'vitest';
import { inboxForm, json, startTestInbox, temporaryStore } from '#tests/samples/inbox.ts';
import { startMailServer } from '#tests/samples/mailServer.ts';
import { receive } from '../receive/receive.ts';
import { deleteExpired, unconfirmedDays } from '../store/cleaning.ts';
import { findSubscription } from '../store/subscriptions.ts';

const wording = 'News of the orchard by e-mail, once a month';
const newsletter = inboxForm(
  [
    { name: 'email', label: 'E-mail', input: 'email', rules: [{ rule: 'required', message: 'Please fill this in' }] },
    { name: 'name', label: 'Name', input: 'text' },
  ],
  { name: 'news', title: 'News', page: '/news', subscription: wording, mail: ['office@orchard.example'] },
);
const asha = { email: 'Asha@example.edu', name: 'Asha Rao' };

/** Parts of a mail by the names of its headers, lines joined and texts decoded. */
function readMail(text: string) {
  const [head = '', ...body] = text.replace(/\r\n/g, '\n').split('\n\n');
  const isQuoted = /quoted-printable/i.test(head);
  const content = body.join('\n\n');
  const bytes = content
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return {
    head: head.replace(/\n[ \t]+/g, ' '),
    body: isQuoted ? Buffer.from(bytes, 'latin1').toString('utf8') : content,
  };
}

/** Inbox with a mail server, and how to follow the links of its mails. */
async function start(form = newsletter) {
  const { settings, received } = await startMailServer();
  const inbox = await startTestInbox([form], settings);
  const local = (url: string) => url.replace('https://orchard.example/_inbox', inbox.url);
  const mailsTo = (address: string) => received.filter(({ to }) => to === address).map(({ text }) => readMail(text));
  const subscribe = async (values: object = asha) => (await inbox.send(form.key, json(values))).json();
  /** Address of a link in the newest mail to Asha. */
  const linkTo = async (step: string, count = 1) => {
    await expect.poll(() => mailsTo(asha.email).length, { timeout: 10_000 }).toBe(count);
    const pattern = new RegExp(`https://orchard\\.example/_inbox/subscriptions/[0-9a-f]{32}/${step}`);
    return local(pattern.exec(mailsTo(asha.email).at(-1)?.body ?? '')?.[0] ?? '');
  };
  const confirm = async () => fetch(await linkTo('confirm'), { method: 'POST' });
  const { origin } = new URL(inbox.url);
  const signedIn = await fetch(`${origin}${inbox.signIn}`, { redirect: 'manual' });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const staff = (path: string, init: RequestInit = {}) =>
    fetch(`${inbox.url}/${path}`, { headers: { cookie, origin }, redirect: 'manual', ...init });
  return { ...inbox, received, mailsTo, subscribe, linkTo, confirm, staff };
}

it('waits for a press of the button behind the link in the mail, which no program presses by opening it', async () => {
  const { subscribe, linkTo, stored, mailsTo, staff } = await start();
  await subscribe();
  const link = await linkTo('confirm');
  expect(mailsTo(asha.email)[0]?.body).toContain(wording);
  expect(mailsTo(asha.email)[0]?.body).not.toContain('Asha Rao');
  for (const method of ['HEAD', 'GET', 'GET']) await fetch(link, { method });
  const page = await (await fetch(link)).text();
  expect(page).toMatch(/<form method="post"><button type="submit">Subscribe</);
  expect(page).toContain(wording);
  expect(await stored()).toMatchObject([{ state: 'unconfirmed' }]);
  expect(await (await staff('entries')).text()).toContain('0 entries');
  expect(mailsTo('office@orchard.example')).toEqual([]);

  const confirmed = await fetch(link, { method: 'POST' });
  expect(await confirmed.text()).toContain('You are subscribed');
  expect(await stored()).toMatchObject([{ state: 'new' }]);
  await expect.poll(() => mailsTo('office@orchard.example').length, { timeout: 10_000 }).toBe(1);
  const [, welcome] = (await linkTo('leave', 2)) ? mailsTo(asha.email) : [];
  expect(welcome?.head).toMatch(
    /^List-Unsubscribe: <https:\/\/orchard\.example\/_inbox\/subscriptions\/[0-9a-f]{32}\/leave>$/m,
  );
  expect(welcome?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  // The link again shows that it is done, and sends no mail.
  expect(await (await fetch(link)).text()).toContain('href="leave"');
  await fetch(link, { method: 'POST' });
  expect(mailsTo(asha.email)).toHaveLength(2);
});

it('lets subscribers leave with a button, and mail programs by themselves, and deletes what was stored', async () => {
  const { subscribe, linkTo, confirm, stored } = await start();
  await subscribe();
  await confirm();
  const leave = await linkTo('leave', 2);
  expect(await (await fetch(leave)).text()).toContain('<form method="post">');
  expect(await stored()).toHaveLength(1);
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (const round of ['first', 'again']) {
    const left = await fetch(leave, oneClick);
    expect([round, left.status, await left.text()]).toEqual([
      round,
      200,
      expect.stringContaining('You are not subscribed'),
    ]);
    expect(await stored()).toEqual([]);
  }
  const headers = { 'accept-language': 'fr-FR, de;q=0.8' };
  const ended = await fetch(leave.replace('leave', 'confirm'), { headers });
  expect([ended.status, await ended.text()]).toEqual([
    404,
    expect.stringMatching(/lang="de"[\s\S]*Dieser Link gilt nicht mehr/),
  ]);
  await subscribe();
  expect(await stored()).toHaveLength(1);
});

it('says the same to everybody who fills in an address, and mails it once in a while', async () => {
  const { subscribe, confirm, linkTo, stored, mailsTo, store } = await start();
  const first = await subscribe();
  const [entry] = await stored();
  await linkTo('confirm');
  expect(await subscribe({ email: 'asha@EXAMPLE.edu', name: 'Mallory' })).toEqual(first);
  await confirm();
  await linkTo('leave', 2);
  expect(await subscribe({ ...asha, name: 'Mallory' })).toEqual(first);
  expect(await stored()).toMatchObject([{ id: entry?.id, entryValues: entry?.entryValues }]);
  expect(first).toEqual({ reference: '' });
  const day = 24 * 60 * 60_000;
  await store.database
    .updateTable('subscriptions')
    .set({ mailedAt: Date.now() - day })
    .execute();
  await subscribe();
  await linkTo('leave', 3);
  expect(mailsTo(asha.email).map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1])).toEqual([
    'Please confirm your subscription (Orchard)',
    'You are subscribed (Orchard)',
    'You are subscribed (Orchard)',
  ]);
});

it('shows staff who has confirmed what and when, and exports it with the link to leave', async () => {
  const { subscribe, confirm, linkTo, staff, stored } = await start();
  await subscribe();
  await subscribe({ email: 'vikram@example.edu', name: '' });
  const waiting = (await stored()).find(({ entryValues }) => entryValues.includes('vikram'));
  await confirm();
  await linkTo('leave', 2);
  const csv = await (await staff('entries/export.csv?form=news')).text();
  const [header, row, ...more] = csv.trim().split('\r\n');
  expect(header).toBe('Received,Reference,Form,State,Assigned to,Confirmed,Agreed to,Link to unsubscribe,E-mail,Name');
  expect(row).toMatch(
    /^[^,]+,[^,]+,news,new,,20\d\d-[^,]+Z,"News of the orchard by e-mail, once a month",https:\/\/orchard\.example\/_inbox\/subscriptions\/[0-9a-f]{32}\/leave,Asha@example\.edu,Asha Rao$/,
  );
  expect(more).toEqual([]);
  expect(await (await staff('entries')).text()).toContain('Confirmed <time');
  expect(await (await staff('entries?state=unconfirmed')).text()).toContain('1 entry');
  const body = new URLSearchParams({ state: 'done', assignee: '' });
  await staff(`entries/${waiting?.id}`, { method: 'POST', body });
  expect((await stored()).find(({ id }) => id === waiting?.id)?.state).toBe('unconfirmed');
  expect(await (await staff(`entries/${waiting?.id}`)).text()).toContain('Not yet.');
  const person = await (await staff('entries/person.json?address=asha@example.edu')).json();
  expect(person).toMatchObject([{ subscription: { wording, confirmedAt: expect.stringMatching(/Z$/) } }]);
});

it('sends the own words of a form once it is confirmed, in its language, with the link to leave', async () => {
  const confirm = { subject: 'Willkommen', text: 'Schön, dass Sie da sind ({reference}).' };
  const { subscribe, linkTo, mailsTo, confirm: press } = await start({ ...newsletter, confirm, language: 'de' });
  await subscribe();
  await linkTo('confirm');
  expect(mailsTo(asha.email)[0]?.body).toContain('drücken Sie ihre Schaltfläche');
  expect(await (await press()).text()).toContain('<html lang="de"');
  await linkTo('leave', 2);
  expect(mailsTo(asha.email)[1]?.body).toMatch(/Schön, dass Sie da sind \(\w{4}-\w{4}\)\.[\s\S]*Zum Abmelden/);
});

it('leads visitors without scripts to a page that says where to look', async () => {
  const { success: _, ...form } = newsletter;
  const { send, url } = await start(form);
  const taken = await send(form.key, { body: new URLSearchParams(asha) });
  expect(taken.status).toBe(303);
  const thanks = await (await fetch(new URL(taken.headers.get('location') ?? '', `${url}/${form.key}`))).text();
  expect(thanks).toMatch(/<h1>Please look into your mailbox<\/h1>\s*<p>You get a mail with a link/);
  expect(thanks).not.toContain('reference');
});

it('deletes what nobody confirms, and stores an address once, whoever sends it at the same time', async () => {
  const store = await temporaryStore([newsletter]);
  const at = Date.UTC(2026, 10, 20);
  const context = {
    idempotencyKey: undefined,
    sender: '192.0.2.1',
    hasMail: true,
    inboxUrl: 'https://a.example/_inbox',
  };
  const add = (email: string, days: number) =>
    receive(store, newsletter, { kind: 'json', values: { email } }, { ...context, at: at - days * 86_400_000 });
  await Promise.all([
    add('new@example.edu', 1),
    add('new@example.edu', 1),
    add('old@example.edu', unconfirmedDays + 1),
  ]);
  const mails = await store.database.selectFrom('mails').select('recipient').orderBy('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['new@example.edu', 'old@example.edu']);
  await deleteExpired(store.database, [newsletter], at);
  const left = await store.database.selectFrom('subscriptions').select('token').execute();
  expect(left).toHaveLength(1);
  expect((await findSubscription(store.database, left[0]?.token ?? ''))?.entryValues).toContain('new@example.edu');
});
