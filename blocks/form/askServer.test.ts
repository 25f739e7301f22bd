import { expect, it, vi } from 'vitest';
import { askServer } from './askServer.ts';

const ask = (reply: () => Response | Promise<Response>) => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', reply);
  const submit = { label: 'Send' };
  return askServer('https://example.org/numbers', { rollNo: '1' }, submit, new AbortController().signal);
};

it('returns what the server says of the field, whatever the status', async () => {
  const body = JSON.stringify({ errors: { rollNo: ['Not known.'], name: 'Other field.' } });
  expect(await ask(() => new Response(body))).toBe('Not known.');
  expect(await ask(() => new Response(body, { status: 422 }))).toBe('Not known.');
});

it.each([
  ['all is right', () => new Response('{}')],
  ['it is not there', () => new Response('{"message":"Not found"}', { status: 404 })],
  ['it is broken', () => new Response('<h1>Error</h1>', { status: 500 })],
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing when %s', async (_, reply) => {
  expect(await ask(reply)).toBeUndefined();
});
