import { expect, test } from 'vitest';
import { readRemoteAddress } from './remoteAddress.ts';

test.each<[string, string, string?]>([
  ['https://github.com/a/b.git', 'https'],
  ['http://user:x@localhost:8000/a', 'http'],
  ['ssh://git@host:22/a', 'ssh'],
  ['git+ssh://host/a', 'ssh'],
  ['git@github.com:a/b.git', 'ssh'],
  ['host:/srv/a', 'ssh'],
  ['git://host/a', 'git'],
  ['/srv/a.git', 'file', '/srv/a.git'],
  ['../a.git', 'file', '/home/site/../a.git'],
  ['a', 'file', '/home/site/a'],
  ['./a:b', 'file', '/home/site/./a:b'],
  ['file:///srv/a%20b', 'file', '/srv/a b'],
  ['file:///srv/%', 'file', '/srv/%'],
  ['file://host/srv/a', 'file', '/srv/a'],
  ['file:///srv/%ff%20', 'file', '/srv/%ff%20'],
  ['ext::sh -c x', 'ext'],
  ['HTTPS://host/a', 'HTTPS'],
  ['FILE:///srv/a', 'FILE'],
  ['https::https://host/a', 'https'],
  ['ftp://host/a', 'ftp'],
  ['', 'file', '/home/site/'],
])('reads %s as an address of %s', (url, transport, folder) => {
  expect(readRemoteAddress(url, '/home/site')).toEqual({ transport, ...(folder !== undefined && { folder }) });
});
