import { expect, it } from 'vitest';
import { inboxForm, json, startTestInbox } from '#tests/samples/inbox.ts';

const form = inboxForm();

/** Inbox with a browser that is signed in. */
async function startSignedIn() {
  const inbox = await startTestInbox([form]);
  const { origin } = new URL(inbox.url);
  const signedIn = await fetch(`${origin}${inbox.signIn}`, { redirect: 'manual' });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const open = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(`${inbox.url}/${path}`, { headers, redirect: 'manual' });
  const change = (path: string, fields: Record<string, string>, headers: Record<string, string> = { cookie, origin }) =>
    fetch(`${inbox.url}/${path}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const text = async (path: string) => (await open(path)).text();
  const add = async (values: Record<string, string>, file?: File) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    if (file) body.set('letter', file);
    await inbox.send(form.key, { body });
    return (await inbox.stored()).at(-1)?.id ?? '';
  };
  return { ...inbox, cookie, origin, signedIn, open, change, text, add };
}

it('lets in only browsers that have opened the printed link', async () => {
  const { url, open, change, add, signedIn, cookie, origin, stored } = await startSignedIn();
  const id = await add({ name: 'Asha' });
  expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const paths = ['', '/export.csv', '/export.xlsx', '/person?address=a', '/person.json?address=a', `/${id}`];
  for (const path of [...paths, `/${id}/files/0`]) {
    expect((await open(`entries${path}`, {})).status).toBe(401);
    expect((await open(`entries${path}`, { cookie: 'lintel-inbox=guess' })).status).toBe(401);
  }
  for (const path of [`entries/${id}`, `entries/${id}/notes`, `entries/${id}/delete`, 'entries/person/delete']) {
    const fields = { state: 'done', text: 'x', sure: 'yes', address: 'Asha' };
    expect((await change(path, fields, { origin })).status).toBe(401);
    // A page elsewhere has the browser send its cookie along.
    expect((await change(path, fields, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await change(path, fields, { cookie })).status).toBe(403);
  }
  expect(await stored()).toMatchObject([{ id, state: 'new' }]);
  expect((await fetch(`${url}/sign-in?token=guess`, { redirect: 'manual' })).status).toBe(401);
  await change('sign-out', {});
  expect((await open('entries')).status).toBe(401);
});

it('lists entries by words, form and state, and shows one with its labels', async () => {
  const { text, add, change } = await startSignedIn();
  const id = await add({ name: 'Asha <i>Rao</i>', email: 'asha@example.edu' });
  await add({ name: '100% Vikram_Seth' });
  const list = await text('entries');
  expect(list).toContain('2 entries');
  expect(list).toContain('Asha &lt;i&gt;Rao&lt;/i&gt; · asha@example.edu');
  expect(await text('entries?q=ASHA%20rao')).toContain('1 entry');
  expect(await text('entries?q=100%25')).toContain('1 entry');
  expect(await text('entries?q=m_s')).toContain('1 entry');
  expect(await text(`entries?q=${encodeURIComponent("' or 1=1 --")}`)).toContain('0 entries');
  await change(`entries/${id}`, { state: 'spam', assignee: 'Ravi' });
  expect(await text('entries')).toContain('1 entry');
  expect(await text('entries?state=spam&assignee=Ravi&form=visit')).toContain('1 entry');
  await change(`entries/${id}/notes`, { text: 'Called <b>back</b>' });
  const entry = await text(`entries/${id}`);
  expect(entry).toMatch(/<dt>E-mail<\/dt><dd>asha@example\.edu<\/dd>/);
  expect(entry).toContain('Called &lt;b&gt;back&lt;/b&gt;');
  await change(`entries/${id}/delete`, {});
  expect(await text('entries?state=spam')).toContain('1 entry');
  await change(`entries/${id}/delete`, { sure: 'yes' });
  expect(await text('entries?state=spam')).toContain('0 entries');
});

it('pages through many entries', async () => {
  const { send, text } = await startSignedIn();
  for (let number = 0; number < 55; number++)
    await send(form.key, json({ name: `Visitor ${number}` }, { 'idempotency-key': String(number) }));
  const first = await text('entries');
  expect([first.match(/<li /g)?.length, first.includes('55 entries')]).toEqual([50, true]);
  const next = /href="\?([^"]+)">Older/.exec(first)?.[1]?.replaceAll('&amp;', '&');
  const second = await text(`entries?${next}`);
  expect([second.match(/<li /g)?.length, second.includes('Older')]).toEqual([5, false]);
});

it('gives files away as downloads that no browser shows', async () => {
  const { open, text, add } = await startSignedIn();
  const id = await add({ name: 'Asha' }, new File(['<script>alert(1)</script>'], 'मेरा "पत्र".txt'));
  const [, path] = /href="([^"]+\/files\/[^"]+)"/.exec(await text(`entries/${id}`)) ?? [];
  const file = await open(`entries/${path}`);
  expect(await file.text()).toBe('<script>alert(1)</script>');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%E0/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it('exports tables in which nothing runs as a formula', async () => {
  const { open, add } = await startSignedIn();
  await add({ name: '=HYPERLINK("https://evil.example")', email: 'asha@example.edu', course: 'Music' });
  const csv = await (await open('entries/export.csv')).text();
  expect(csv.split('\r\n')[0]).toBe('Received,Reference,Form,State,Assigned to,Name,E-mail,Course,Days,Letter');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")",asha@example.edu,Music`);
  const xlsx = Buffer.from(await (await open('entries/export.xlsx')).arrayBuffer());
  expect(xlsx.subarray(0, 2).toString()).toBe('PK');
});

it('gives and deletes all that is stored about an address, and nothing else', async () => {
  const { open, change, add, stored, store } = await startSignedIn();
  await add({ name: 'Asha', email: 'asha@example.edu' }, new File(['hello'], 'letter.txt'));
  await add({ name: 'asha@example.edu.evil' });
  await add({ name: 'Her friend asha@example.edu said so' });
  const complete = await (await open('entries/person.json?address=ASHA%40example.edu')).json();
  expect(complete).toMatchObject([
    { form: 'visit', values: { name: 'Asha' }, files: [{ name: 'letter.txt', base64: 'aGVsbG8=' }] },
  ]);
  await change('entries/person/delete', { address: 'Asha@Example.edu' });
  expect(await stored()).toHaveLength(3);
  await change('entries/person/delete', { address: 'Asha@Example.edu', sure: 'yes' });
  expect((await stored()).length).toBe(2);
  expect(await store.database.selectFrom('files').selectAll().execute()).toEqual([]);
});
