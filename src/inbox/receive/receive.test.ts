import { expect, it } from 'vitest';
import { inboxForm, temporaryStore } from '#tests/samples/inbox.ts';
import { entryTable, labelledValues, textOfValue } from '../export/entryTable.ts';
import { listEntries } from '../store/readEntries.ts';
import { type SentEntry, safeFileName, sentFile } from './readValues.ts';
import { receive } from './receive.ts';

const form = inboxForm();
const json = (values: object): SentEntry => ({ kind: 'json', values });
const context = { idempotencyKey: undefined, sender: '192.0.2.1', at: Date.UTC(2026, 10, 20) };

it('stores one normal form, whichever way an entry was sent', async () => {
  const store = await temporaryStore([form]);
  const values = { name: '  Jose\u0301 ', course: 'Music', other: 'hidden', days: ['Monday'], unknown: 'x' };
  await receive(store, form, json(values), { ...context, idempotencyKey: 'a' });
  const pairs: SentEntry = {
    kind: 'pairs',
    pairs: [
      ['name', 'José'],
      ['course', 'Music'],
      ['other', 'hidden'],
      ['days', 'Monday'],
      ['unknown', 'x'],
      ['letter', sentFile('', new Uint8Array())],
    ],
  };
  await receive(store, form, pairs, { ...context, idempotencyKey: 'b' });
  const rows = await store.database.selectFrom('entries').select('entryValues').execute();
  const normal = { name: 'José', email: '', course: 'Music', days: ['Monday'], letter: '' };
  expect(rows.map(({ entryValues }) => JSON.parse(entryValues))).toEqual([normal, normal]);
});

it('refuses what the page refuses, and what no browser sends', async () => {
  const store = await temporaryStore([form]);
  const errorsOf = async (values: object) => {
    const result = await receive(store, form, json(values), context);
    return result.outcome === 'invalid' ? result.errors : {};
  };
  expect(await errorsOf({})).toEqual({ name: 'Please fill this in' });
  expect(await errorsOf({ name: 'Al', email: 'x' })).toEqual({ name: 'Longer', email: 'No address' });
  expect(await errorsOf({ name: { toString: 1 }, email: ['x'] })).toEqual({ name: 'Please fill this in' });
  expect(await errorsOf({ name: 'Asha', course: 'geology' })).toEqual({ other: 'Please fill this in' });
  expect(await errorsOf({ name: 'Asha', course: 'Dance', days: ['Sunday'] })).toEqual({
    course: 'Please choose one of the options',
    days: 'Please choose one of the options',
  });
  for (const values of [null, 7, 'x', [], { __proto__: { name: 'Asha' } }]) {
    const result = await receive(store, form, { kind: 'json', values }, context);
    expect(result.outcome).toBe('invalid');
  }
  expect(await store.database.selectFrom('entries').selectAll().execute()).toEqual([]);
});

it('stores files with the entry, by name, kind and content', async () => {
  const store = await temporaryStore([form]);
  const send = (name: string, text: string) =>
    receive(
      store,
      form,
      {
        kind: 'pairs',
        pairs: [
          ['name', 'Asha'],
          ['letter', sentFile(name, Buffer.from(text))],
        ],
      },
      context,
    );
  expect(await send('letter.exe', 'x')).toMatchObject({ outcome: 'invalid' });
  expect(await send('letter.pdf', 'no pdf')).toMatchObject({ outcome: 'invalid' });
  expect(await send('letter.pdf', '')).toMatchObject({ outcome: 'invalid', errors: { letter: 'This file is empty' } });
  expect(await send('../../etc/letter.pdf', '%PDF-1.7')).toMatchObject({ outcome: 'stored' });
  const [file] = await store.database.selectFrom('files').selectAll().execute();
  expect(file).toMatchObject({ field: 'letter', name: 'letter.pdf', size: 8 });
  expect(Buffer.from(file?.content ?? []).toString()).toBe('%PDF-1.7');
});

it('stores an entry once that is sent again with its key, or by a button pressed twice', async () => {
  const store = await temporaryStore([form]);
  const send = async (idempotencyKey: string | undefined, name: string, at = context.at) => {
    const result = await receive(store, form, json({ name }), { ...context, idempotencyKey, at });
    return result.outcome === 'stored' ? result.receipt : undefined;
  };
  const first = await send('key', 'Asha');
  expect(await send('key', 'Asha')).toEqual({ ...first, isRepeated: true });
  expect(await send('other', 'Asha')).toMatchObject({ isRepeated: false });
  const [one, two] = await Promise.all([send('same', 'Vikram'), send('same', 'Vikram')]);
  expect(one?.id).toBe(two?.id);
  expect(await send(undefined, 'Ravi')).toMatchObject({ isRepeated: false });
  expect(await send(undefined, 'Ravi', context.at + 1000)).toMatchObject({ isRepeated: true });
  expect(await send(undefined, 'Ravi', context.at + 120_000)).toMatchObject({ isRepeated: false });
  expect(await store.database.selectFrom('entries').selectAll().execute()).toHaveLength(5);
});

it('stores no password', async () => {
  const login = inboxForm([{ name: 'secret', label: 'Secret', input: 'password' }]);
  const store = await temporaryStore([login]);
  await receive(store, login, json({ secret: 'hunter2' }), context);
  const [row] = await store.database.selectFrom('entries').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain('hunter2');
});

it.each([
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['../../passwd', 'passwd'],
  ['a"b\r\nc<d>.txt', 'a b c d .txt'],
  ['..', 'file'],
  ['x'.repeat(300).concat('.docx'), `${'x'.repeat(115)}.docx`],
  ['\u202egpj.exe', 'gpj.exe'],
  ['', ''],
])('takes a file named %j as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

const schools = inboxForm([
  {
    name: 'schools',
    label: 'Schools',
    input: 'group',
    itemLabel: 'School {n}',
    min: 1,
    max: 2,
    fields: [
      { name: 'name', label: 'Name', input: 'text', rules: [{ rule: 'required', message: 'Name it' }] },
      { name: 'kind', label: 'Kind', input: 'select', options: ['State', 'Private'] },
    ],
  },
]);

it('reads repeated groups, whichever way they were sent', async () => {
  const store = await temporaryStore([schools]);
  const items = [
    { name: ' A ', kind: 'State', more: 'x' },
    { name: '', kind: '' },
  ];
  await receive(store, schools, json({ schools: items }), { ...context, idempotencyKey: 'a' });
  const pairs: SentEntry = {
    kind: 'pairs',
    pairs: [
      ['schools[0].name', ''],
      ['schools[0].kind', ''],
      ['schools[1].name', 'A'],
      ['schools[1].kind', 'State'],
    ],
  };
  await receive(store, schools, pairs, { ...context, idempotencyKey: 'b' });
  const rows = await store.database.selectFrom('entries').select('entryValues').execute();
  const normal = { schools: [{ name: 'A', kind: 'State' }] };
  expect(rows.map(({ entryValues }) => JSON.parse(entryValues))).toEqual([normal, normal]);
  expect(
    labelledValues(rows[0]?.entryValues ?? '', schools).map(({ label, value }) => [label, textOfValue(value)]),
  ).toEqual([['Schools', 'Name: A, Kind: State']]);
});

it('refuses items that the page refuses, and more than there may be', async () => {
  const store = await temporaryStore([schools]);
  const errorsOf = async (items: unknown) => {
    const result = await receive(store, schools, json({ schools: items }), context);
    return result.outcome === 'invalid' ? result.errors : {};
  };
  for (const none of [undefined, [], 'x', [7, null, ['x']], [{}], { length: 1 }])
    expect(await errorsOf(none)).toEqual({ 'schools.0.name': 'Name it' });
  expect(await errorsOf([{ name: 'A' }, { kind: 'Other' }])).toEqual({
    'schools.1.name': 'Name it',
    'schools.1.kind': 'Please choose one of the options',
  });
  const gap: SentEntry = { kind: 'pairs', pairs: [['schools[1].kind', 'State']] };
  expect(await receive(store, schools, gap, context)).toEqual({
    outcome: 'invalid',
    errors: { 'schools.0.name': 'Name it' },
    values: { schools: [{ name: '', kind: 'State' }] },
  });
  expect(await errorsOf([1, 2, 3].map(() => ({ name: 'A' })))).toEqual({ schools: 'Please give at most 2 of these' });
});

it('refuses what sliders, stars and times of browsers cannot be', async () => {
  const inputs = inboxForm([
    { name: 'km', label: 'Kilometres', input: 'range', to: 50, step: 5 },
    { name: 'stars', label: 'Stars', input: 'rating' },
    { name: 'at', label: 'Time', input: 'time', rules: [{ rule: 'max', value: '17:00', message: 'Too late' }] },
    { name: 'source', label: 'Source', input: 'hidden' },
  ]);
  const store = await temporaryStore([inputs]);
  const resultOf = (values: object) => receive(store, inputs, json(values), context);
  expect(await resultOf({ km: '7', stars: '6', at: '25:00', source: 'x' })).toMatchObject({
    errors: {
      km: 'Please choose one of the options',
      stars: 'Please choose one of the options',
      at: 'Please enter a complete time',
    },
  });
  expect(await resultOf({ km: '15', stars: '', at: '17:01' })).toMatchObject({ errors: { at: 'Too late' } });
  expect((await resultOf({ km: '15', stars: '', at: '09:30', source: 'x' })).outcome).toBe('stored');
});

/** Chunk of a PNG picture; nothing here reads its checksum, except that of the last one. */
const chunk = (type: string, data: Buffer, checksum = '00000000') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.from(checksum, 'hex')]);
};

/** Drawing of some pixels, with as many bytes in it. */
const drawingOf = (width: number, height: number, bytes = 10) => {
  const header = Buffer.from('00000000000000000800000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const parts = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', Buffer.alloc(bytes))];
  const picture = Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0), 'ae426082')]);
  return `data:image/png;base64,${picture.toString('base64')}`;
};

const consent = inboxForm(
  [
    {
      name: 'signature',
      label: 'Signature',
      input: 'signature',
      rules: [{ rule: 'required', message: 'Please fill this in' }],
    },
  ],
  {
    mail: ['office@example.edu'],
  },
);

it('stores a drawn signature as a file, and says in tables and mails that it was drawn', async () => {
  const store = await temporaryStore([consent]);
  const sent = drawingOf(960, 320);
  const result = await receive(store, consent, json({ signature: sent }), { ...context, hasMail: true });
  expect(result.outcome).toBe('stored');
  const files = await store.database.selectFrom('files').selectAll().execute();
  expect(files).toMatchObject([{ field: 'signature', name: 'signature.png' }]);
  expect(`data:image/png;base64,${Buffer.from(files[0]?.content ?? []).toString('base64')}`).toBe(sent);
  const [entry] = await listEntries(store.database, {}, { limit: 10 });
  expect(entryTable(entry ? [entry] : [], () => consent, undefined).rows[0]?.at(-1)).toBe('Drawn signature');
  const mails = await store.database.selectFrom('mails').selectAll().execute();
  expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Signature: Drawn signature']);
});

it('takes a typed name, and no other address than that of a small picture', async () => {
  const store = await temporaryStore([consent]);
  const errorOf = async (sent: SentEntry) => {
    const result = await receive(store, consent, sent, context);
    return result.outcome === 'invalid' ? result.errors.signature : undefined;
  };
  expect(await errorOf({ kind: 'pairs', pairs: [['signature', 'Asha Rao']] })).toBeUndefined();
  expect(await errorOf(json({ signature: ' ' }))).toBe('Please fill this in');
  const whole = drawingOf(960, 320);
  for (const signature of [
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    whole.slice(0, -8),
    drawingOf(0, 320),
    drawingOf(20_000, 20_000),
    drawingOf(960, 320, 60_000),
    `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1').toString('base64')}`,
  ])
    expect(await errorOf(json({ signature }))).toContain('could not be read');
});
