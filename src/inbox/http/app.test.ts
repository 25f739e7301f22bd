import { expect, it } from 'vitest';
import { inboxForm, json, startTestInbox } from '#tests/samples/inbox.ts';

const form = inboxForm();
const hindi = inboxForm(undefined, { title: 'मिलने आएँ', language: 'hi', page: '/hi/visit', goTo: '/hi/thanks' });
const start = () => startTestInbox([form, hindi]);

it('answers scripts with a reference, or with what is wrong', async () => {
  const { send } = await start();
  const taken = await send(form.key, json({ name: 'Asha' }));
  expect([taken.status, await taken.json()]).toEqual([201, { reference: expect.stringMatching(/^\w{4}-\w{4}$/) }]);
  const refused = await send(form.key, json({ name: '' }));
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { message: 'Please check these fields', errors: { name: 'Please fill this in' } },
  ]);
});

it('thanks visitors without scripts on a page, or shows the form again with what they typed', async () => {
  const { send, url } = await start();
  const taken = await send(form.key, { body: new URLSearchParams({ name: 'Asha' }) });
  expect(taken.status).toBe(303);
  const thanks = await fetch(new URL(taken.headers.get('location') ?? '', `${url}/${form.key}`));
  expect(await thanks.text()).toMatch(/<h1>Thank you<\/h1>\s*<p>We will call you\.<\/p>\s*<p>Your reference: \w{4}-/);
  const typed = new URLSearchParams({ name: '<b>', email: 'asha@', course: 'Music', other: 'Typed' });
  typed.append('days', 'Friday');
  const refused = await send(form.key, { body: typed });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const part of [
    'No address',
    'value="asha@"',
    'value="&lt;b&gt;"',
    'value="Friday" checked',
    'value="Music" selected',
    'value="Typed"',
    'href="https://orchard.example/visit"',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<b>');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('shows steps and sections again with their headings, and asks for nothing in those that are not for the visitor', async () => {
  const required = [{ rule: 'required', message: 'Please fill this in' }];
  const stepped = inboxForm([
    { name: 'you', label: 'About you', input: 'step', help: { html: '<p>As in your <b>passport</b>.</p>' } },
    { name: 'name', label: 'Name', input: 'text', rules: required },
    { name: 'age', label: 'Age', input: 'number' },
    { name: 'parents', label: 'Your parents', input: 'step', when: { field: 'age', lessThan: 18 } },
    { name: 'calls', label: 'By telephone', input: 'section' },
    { name: 'parent', label: 'Name of a parent', input: 'text', rules: required },
  ]);
  const { send, stored } = await startTestInbox([stepped]);
  const refused = await send(stepped.key, { body: new URLSearchParams({ name: 'Asha', age: '17', parents: 'x' }) });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html.match(/<h[23]>.*?<\/h[23]>|<b>passport<\/b>|<label/g)).toEqual([
    '<h2>Please check these fields</h2>',
    '<h2>About you</h2>',
    '<b>passport</b>',
    '<label',
    '<label',
    '<h2>Your parents</h2>',
    '<h3>By telephone</h3>',
    '<label',
  ]);
  expect(html).toContain('<a href="#parent">Name of a parent: Please fill this in</a>');
  expect((await send(stepped.key, json({ name: 'Asha', age: '18', parent: 'hidden', calls: 'x' }))).status).toBe(201);
  expect((await stored()).map(({ entryValues }) => JSON.parse(entryValues))).toEqual([{ name: 'Asha', age: '18' }]);
});

it('shows a repeated group again with what was typed in each', async () => {
  const required = [{ rule: 'required', message: 'Name it' }];
  const schools = inboxForm([
    {
      name: 'schools',
      label: 'Schools',
      input: 'group',
      itemLabel: 'School {n}',
      max: 2,
      fields: [
        { name: 'name', label: 'Name', input: 'text', rules: required },
        { name: 'kind', label: 'Kind', input: 'radio', options: ['State', 'Private'] },
      ],
    },
  ]);
  const { send } = await startTestInbox([schools]);
  const body = new URLSearchParams({ 'schools[1].kind': 'State', 'schools[0].name': 'Riverside' });
  const html = await (await send(schools.key, { body })).text();
  for (const part of [
    '<a href="#schools.1.name">School 2, Name: Name it</a>',
    'value="Riverside" id="schools.0.name" name="schools[0].name"',
    '<legend>School 2</legend>',
    'name="schools[1].kind" value="State" checked',
  ])
    expect(html).toContain(part);
  expect(html.match(/name="schools\[\d\]\.name"/g)).toHaveLength(2);
});

it('leads to the next page of the site that has sent the form', async () => {
  const { send } = await start();
  const body = new URLSearchParams({ name: 'Asha' });
  const locationFrom = async (origin?: string) => {
    const headers: Record<string, string> = origin ? { origin } : {};
    return (await send(hindi.key, { body, headers })).headers.get('location');
  };
  expect(await locationFrom()).toBe('https://orchard.example/hi/thanks');
  expect(await locationFrom('http://localhost:4173')).toBe('http://localhost:4173/hi/thanks');
});

it('takes files, as browsers send them', async () => {
  const { send, store } = await start();
  const body = new FormData();
  body.set('name', 'Asha');
  body.set('letter', new File(['hello'], 'letter.txt'));
  expect((await send(form.key, { body })).status).toBe(303);
  expect(await store.database.selectFrom('files').select(['name', 'size']).execute()).toEqual([
    { name: 'letter.txt', size: 5 },
  ]);
});

it('lets scripts of the site alone read its answers, and takes forms of no other site', async () => {
  const { send, stored } = await start();
  const preflight = await send(form.key, { method: 'OPTIONS', headers: { origin: 'https://orchard.example' } });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://orchard.example');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  for (const origin of ['https://evil.example', 'http://orchard.example', 'https://orchard.example.evil.example']) {
    const foreign = await send(form.key, json({ name: 'Asha' }, { origin }));
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  expect(await stored()).toEqual([]);
});

it('refuses what is too large, unreadable, unknown or too often', async () => {
  const { send, stored } = await start();
  const type = (name: string) => ({ headers: { 'content-type': name, accept: 'application/json' } });
  expect((await send('0'.repeat(16), json({}))).status).toBe(404);
  expect((await send('../../etc', json({}))).status).toBe(404);
  expect((await send(form.key, { ...type('text/plain'), body: 'name=Asha' })).status).toBe(400);
  expect((await send(form.key, { ...type('application/json'), body: '{' })).status).toBe(400);
  expect((await send(form.key, { ...type('multipart/form-data; boundary=x'), body: '--y' })).status).toBe(400);
  expect((await send(form.key, { body: new Uint8Array(26 * 1024 * 1024), ...type('application/json') })).status).toBe(
    413,
  );
  const from = (sender: string, key = '') => ({ 'x-forwarded-for': sender, 'idempotency-key': sender + key });
  const many = [];
  for (let number = 0; number < 61; number++)
    many.push(await send(form.key, json({ name: 'Asha' }, from('192.0.2.7', String(number)))));
  expect(many.map(({ status }) => status)).toEqual([...Array(60).fill(201), 429]);
  expect(Number(many.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(form.key, json({ name: 'Asha' }, from('192.0.2.8')))).status).toBe(201);
  expect((await stored()).length).toBe(61);
});

it('takes entries of a page that was opened before its form has changed, by the rules of that page', async () => {
  const { send, publish, store } = await start();
  const next = inboxForm([{ name: 'name', label: 'Full name', input: 'text' }]);
  publish([next]);
  expect((await send(form.key, json({ name: 'Al' }))).status).toBe(422);
  expect((await send(form.key, json({ name: 'Asha' }))).status).toBe(201);
  expect(await store.formOf(form.key)).toMatchObject({ title: 'Visit us' });
});

it('takes nothing more once a form is closed, and says so', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const over = inboxForm(undefined, { title: 'Over', closes: at(-5), closed: { text: 'We have begun to choose.' } });
  const open = inboxForm(undefined, { title: 'Open', closes: at(3600) });
  const { send, stored } = await startTestInbox([over, open]);
  const refused = await send(over.key, json({ name: 'Asha' }));
  expect([refused.status, await refused.json()]).toEqual([410, { message: 'We have begun to choose.' }]);
  const page = await send(over.key, { body: new URLSearchParams({ name: 'Asha' }) });
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('We have begun to choose.')]);
  expect((await send(open.key, json({ name: 'Asha' }))).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

it('says when all places of a form are taken, to pages that ask and to whoever sends', async () => {
  const tour = inboxForm(undefined, { name: 'tour', title: 'Tour', places: 2, full: { text: 'The bus is full.' } });
  const { send, url } = await startTestInbox([tour, form]);
  const origin = 'https://orchard.example';
  const ask = (key: string) => fetch(`${url}/${key}/places`, { headers: { origin } });
  await send(tour.key, json({ name: 'Asha' }, { 'idempotency-key': 'a' }));
  const free = await ask(tour.key);
  expect([free.headers.get('access-control-allow-origin'), await free.json()]).toEqual([origin, { isFull: false }]);
  await send(tour.key, json({ name: 'Vikram' }, { 'idempotency-key': 'b' }));
  expect(await (await ask(tour.key)).json()).toEqual({ isFull: true });
  const refused = await send(tour.key, json({ name: 'Ravi' }, { 'idempotency-key': 'c' }));
  expect([refused.status, await refused.json()]).toEqual([409, { message: 'The bus is full.', isFull: true }]);
  const plain = await send(tour.key, { body: new URLSearchParams({ name: 'Ravi' }) });
  expect([plain.status, await plain.text()]).toEqual([409, expect.stringContaining('<h1>The bus is full.</h1>')]);
  expect((await ask(form.key)).status).toBe(404);
});
