import { expect, it } from 'vitest';
import { inboxForm, json, startTestInbox, temporaryStore } from '#tests/samples/inbox.ts';
import { startMailServer } from '#tests/samples/mailServer.ts';
import { laterLinksIn } from '#tests/samples/openMailServer.ts';
import { deleteExpired } from '../store/cleaning.ts';
import { addUnfinished, changeUnfinished, findUnfinished } from '../store/unfinished.ts';

const required = [{ rule: 'required', message: 'Please fill this in' }];
const form = inboxForm(
  [
    { name: 'name', label: 'Name', input: 'text', rules: required },
    { name: 'course', label: 'Course', input: 'select', options: ['Law', 'Music'] },
    { name: 'days', label: 'Days', input: 'checkbox', options: ['Monday', 'Friday'] },
    { name: 'secret', label: 'Secret', input: 'password' },
    { name: 'letter', label: 'Letter', input: 'file' },
    {
      ...{ name: 'schools', label: 'Schools', input: 'group', max: 2 },
      fields: [{ name: 'school', label: 'School', input: 'text' }],
    },
  ],
  { title: 'Apply', page: '/apply', resumeDays: 30 },
);
const address = 'Asha@example.edu';
const filled = { name: 'Asha', course: 'Law', days: ['Friday'], schools: [{ school: 'Riverside' }] };

/** Inbox with a mail server, and requests of a page about the form. */
async function start(more = form) {
  const { settings, received, state } = await startMailServer();
  const inbox = await startTestInbox([more], settings);
  const post = (path: string, body: object, headers = {}) => inbox.send(`${more.key}/${path}`, json(body, headers));
  const save = (body: object = {}, headers = {}) =>
    post('later', { address, values: filled, step: 'studies', ...body }, headers);
  const links = () => received.flatMap(({ text }) => laterLinksIn(text));
  const tokenOf = async () => {
    await save();
    return links().at(-1)?.[1] ?? '';
  };
  const rows = () => inbox.store.database.selectFrom('unfinished').selectAll().execute();
  return { ...inbox, post, save, links, tokenOf, rows, received, state };
}

it('mails a link that gives back what was filled in, also when it is opened again', async () => {
  const { save, post, links, rows, received } = await start();
  const saved = await save({ values: { ...filled, secret: 'x', letter: 'y', other: 'z' } });
  expect([saved.status, await saved.json()]).toEqual([201, { until: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  const [[page, token] = []] = links();
  expect([received[0]?.to, page]).toEqual([address, 'https://orchard.example/apply']);
  expect(received[0]?.text).not.toContain('Riverside');
  for (const round of [1, 2]) {
    const opened = await post('later/open', { token });
    expect([round, opened.status, await opened.json()]).toEqual([
      round,
      200,
      { values: filled, step: 'studies', savedAt: expect.any(Number) },
    ]);
  }
  expect(JSON.stringify(await rows())).not.toContain(token);
});

it('stores what is filled in later under the same link, without another mail', async () => {
  const { tokenOf, post, received, rows } = await start();
  const token = await tokenOf();
  const again = await post('later', { token, values: { name: 'Asha Rao' }, step: '' });
  expect(again.status).toBe(200);
  expect(await (await post('later/open', { token })).json()).toMatchObject({ values: { name: 'Asha Rao' }, step: '' });
  expect([received.length, (await rows()).length]).toEqual([1, 1]);
  const unknown = await post('later', { token: '0'.repeat(32), values: filled });
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'This link has ended.', isEnded: true }]);
});

it('deletes it when the visitor asks for that, and when the form is sent', async () => {
  const { tokenOf, post, send, rows, stored } = await start();
  const asked = await tokenOf();
  expect((await post('later/delete', { token: asked })).status).toBe(204);
  expect((await post('later/open', { token: asked })).status).toBe(404);
  const token = await tokenOf();
  expect((await send(form.key, json({ ...filled, name: '', _later: token }))).status).toBe(422);
  expect(await rows()).toHaveLength(1);
  expect((await send(form.key, json({ ...filled, _later: token }))).status).toBe(201);
  expect([(await rows()).length, (await stored()).length]).toEqual([0, 1]);
  expect((await post('later/open', { token })).status).toBe(404);
  expect((await post('later/delete', { token })).status).toBe(204);
});

it('refuses what is no address, too large, too often, closed, foreign, and forms that do not offer it', async () => {
  const { save, post, rows, send, received } = await start();
  for (const wrong of [
    '',
    'asha',
    'asha@localhost',
    `${'a'.repeat(250)}@example.edu`,
    'a@example.edu, b@example.edu',
    7,
  ])
    expect([wrong, (await save({ address: wrong })).status]).toEqual([wrong, 422]);
  expect(await (await save({ address: 'asha' })).json()).toMatchObject({
    errors: { address: expect.stringContaining('name@example') },
  });
  expect((await save({ values: { name: 'a'.repeat(100_001) } })).status).toBe(413);
  expect((await save({ values: { days: ['Monday', 'Friday', 'Sunday'] } })).status).toBe(413);
  expect((await save({ values: { schools: [{}, {}, {}] } })).status).toBe(413);
  expect((await send(`${form.key}/later`, json([]))).status).toBe(400);
  expect((await save({}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('later/open', {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect([received.length, (await rows()).length]).toEqual([0, 0]);
  for (const status of [201, 201, 201, 429])
    expect((await save({ address: address.toLowerCase() })).status).toBe(status);
  const from = (sender: string) => ({ 'x-forwarded-for': sender });
  const many = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    many.push((await save({ address: `${name}@example.edu` }, from('192.0.2.7'))).status);
  expect(many).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await save({ values: { name: 'a'.repeat(600_000) } })).status).toBe(413);
  const closed = await start(inboxForm(undefined, { resumeDays: 1, closes: '2020-01-01T00:00:00Z' }));
  expect((await closed.save()).status).toBe(410);
  const plain = await start(inboxForm());
  expect((await plain.save()).status).toBe(404);
});

it('says that no mail was sent, and stores nothing then', async () => {
  const { save, rows, state } = await start();
  state.isRefusing = true;
  const failed = await save();
  expect([failed.status, (await failed.json()).message]).toEqual([503, expect.stringContaining('nothing was stored')]);
  expect(await rows()).toEqual([]);
  const without = await startTestInbox([form]);
  expect((await without.send(`${form.key}/later`, json({ address, values: filled }))).status).toBe(503);
});

it('links to the public address of the site, or to one on this machine', async () => {
  const { save, links } = await start();
  await save({}, { origin: 'http://localhost:4173' });
  await save({ address: 'b@example.edu' }, { origin: 'null' });
  expect(links().map(([page]) => page)).toEqual(['http://localhost:4173/apply', 'https://orchard.example/apply']);
});

it('gives and deletes it with all else that is stored about a person, and shows it to nobody else', async () => {
  const { save, rows, url, signIn } = await start();
  await save();
  await save({ address: 'parent@example.edu', values: { name: 'ASHA@example.edu ' } });
  await save({ address: 'friend@example.edu', values: { name: 'asha@example.edu is a friend' } });
  const { origin } = new URL(url);
  const signedIn = await fetch(`${origin}${signIn}`, { redirect: 'manual' });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie, origin };
  const text = async (path: string) => (await fetch(`${url}/entries${path}`, { headers })).text();
  expect(await text('')).toContain('0 entries');
  expect(await text('/person?address=asha@example.edu')).toMatch(/(visit, not sent yet[\s\S]*){2}/);
  expect(JSON.parse(await text('/person.json?address=Asha@Example.edu'))).toMatchObject([
    { form: 'visit', state: 'not sent', address: 'asha@example.edu', values: filled },
    { address: 'parent@example.edu' },
  ]);
  const remove = (fields: Record<string, string>) =>
    fetch(`${url}/entries/person/delete`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  await remove({ address });
  expect(await rows()).toHaveLength(3);
  await remove({ address, sure: 'yes' });
  expect((await rows()).map((row) => row.address)).toEqual(['friend@example.edu']);
});

it('ends when the days of the form are over, which count from when it was last stored', async () => {
  const { database } = await temporaryStore([form]);
  const [now, day] = [Date.UTC(2027, 0, 1), 86_400_000];
  const short = { name: 'visit', resumeDays: 2 };
  const unfinished = { values: filled, step: '' };
  const [first = '', second = ''] = [
    await addUnfinished(database, short, address, unfinished, now),
    await addUnfinished(database, short, address, unfinished, now),
  ];
  expect(await findUnfinished(database, 'other', first, now)).toBeUndefined();
  expect(await changeUnfinished(database, short, second, unfinished, now + day)).toBe(true);
  expect(await findUnfinished(database, 'visit', first, now + 2 * day)).toBeUndefined();
  expect(await changeUnfinished(database, short, first, unfinished, now + 2 * day)).toBe(false);
  await deleteExpired(database, [], now + 2 * day);
  expect(await findUnfinished(database, 'visit', second, now + 2 * day)).toMatchObject({ savedAt: now + day });
  await deleteExpired(database, [], now + 3 * day);
  expect(await database.selectFrom('unfinished').selectAll().execute()).toEqual([]);
});
