import { expect, it } from 'vitest';
import { inboxForm, temporaryStore } from '#tests/samples/inbox.ts';
import { labelledValues, textOfValue } from '../export/entryTable.ts';
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
    { name: 'at', label: 'Time', input: 'time' },
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
  expect((await resultOf({ km: '15', stars: '', at: '09:30', source: 'x' })).outcome).toBe('stored');
});
