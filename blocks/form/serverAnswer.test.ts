import { expect, it } from 'vitest';
import { readAnswer, readResponse, readTaken, sortErrors } from './serverAnswer.ts';

it('reads errors by field, one or several of each', () => {
  const body = { message: 'Please correct it.', errors: { rollNo: 'Not known.', name: ['Too short.', 'No name.'] } };
  expect(readAnswer(body, false)).toEqual({
    text: 'Please correct it.',
    errors: [
      { name: 'rollNo', text: 'Not known.' },
      { name: 'name', text: 'Too short.' },
      { name: 'name', text: 'No name.' },
    ],
  });
});

it('reads problem details', async () => {
  const body = {
    type: 'https://example.net/validation-error',
    title: 'Your request is not valid.',
    errors: [
      { detail: 'Not known.', pointer: '#/rollNo' },
      { detail: 'Has no such letter.', pointer: '#/first%20name' },
      { detail: 'Is not complete.', pointer: '#/address/city' },
      { detail: 'Come back tomorrow.' },
      { detail: 'Malformed pointer.', pointer: '#/%E0%A4%A' },
    ],
  };
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
  expect(await readResponse(new Response(JSON.stringify(body), { headers }))).toEqual({
    text: 'Your request is not valid.',
    errors: [
      { name: 'rollNo', text: 'Not known.' },
      { name: 'first name', text: 'Has no such letter.' },
      { name: 'address.city', text: 'Is not complete.' },
      { text: 'Come back tomorrow.' },
      { text: 'Malformed pointer.' },
    ],
  });
  expect(readAnswer({ ...body, detail: 'The number is wrong.' }, true).text).toBe('The number is wrong.');
  expect(readAnswer(body, false).text).toBeUndefined();
});

it.each([null, 7, 'text', [], {}, { errors: null }, { errors: [null, 3, {}] }, { errors: { a: 1, b: [{}], c: ' ' } }])(
  'reads nothing from %j',
  async (body) => {
    expect(readAnswer(body, true)).toEqual({ errors: [] });
    expect((await readResponse(new Response('{"errors": {'))).errors).toEqual([]);
  },
);

it('divides errors into those at fields, in the order of the fields, and others', () => {
  const errors = [
    { name: 'hidden', text: 'Of a field that is not shown.' },
    { name: 'b', text: 'First.' },
    { name: 'a', text: 'Of a.' },
    { name: 'b', text: 'Second.' },
    { text: 'Of none.' },
  ];
  const { atFields, others } = sortErrors(errors, ['a', 'b', 'c']);
  expect(Object.entries(atFields)).toEqual([
    ['a', 'Of a.'],
    ['b', 'First. Second.'],
  ]);
  expect(others).toEqual(['Of a field that is not shown.', 'Of none.']);
});

it('reads places in repeated groups, and puts an error within a field at the field', () => {
  const { errors } = readAnswer({ errors: { 'schools[1].name': 'Closed.', 'schools[4].name': 'Unknown.' } }, false);
  expect(errors.map(({ name }) => name)).toEqual(['schools.1.name', 'schools.4.name']);
  const given = [...errors, { name: 'address.city', text: 'Incomplete.' }];
  expect(sortErrors(given, ['address', 'schools', 'schools.0.name', 'schools.1.name'])).toEqual({
    atFields: { address: 'Incomplete.', schools: 'Unknown.', 'schools.1.name': 'Closed.' },
    others: [],
  });
});

it.each([
  [{ reference: 'K7QM-2XRD' }, 'K7QM-2XRD'],
  [{ reference: 20267 }, '20267'],
  [{ reference: 'x'.repeat(300) }, 'x'.repeat(100)],
  [{ reference: ' ' }, undefined],
  [{ reference: { id: 1 } }, undefined],
  [{ number: 7 }, undefined],
])('reads the reference of %j', (body, expected) => {
  expect(readAnswer(body, false).reference).toBe(expected);
});

it('reads what a server answers to an entry that it has taken only as JSON', async () => {
  const answer = (type: string) =>
    readTaken(new Response('{"reference": "A1"}', { headers: { 'content-type': type } }));
  expect(await answer('application/json; charset=utf-8')).toMatchObject({ reference: 'A1' });
  expect(await answer('text/html')).toEqual({ errors: [] });
});
