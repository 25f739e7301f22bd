import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '#tests/delivery/request.ts';
import { refuseMalformed } from './refuseMalformed.ts';

const server = createServer((request, response) => refuseMalformed(request, response, () => response.end('a page')));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) => ask((server.address() as AddressInfo).port, { path });

it.each(['//', '//example.com/', '/%', '/%c3', '/visit/%E0%A4%A', '/%00', '/#visit'])('refuses %s', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([400, 'This address is not written correctly.\n']);
});

it.each(['/', '/visit?a=%', '/caf%C3%A9', '/@fs/a//b.ts', '/@id/__x00__plugin'])('lets %s through', async (path) => {
  expect((await get(path)).body.toString()).toBe('a page');
});
