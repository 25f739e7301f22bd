import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { routes } from '../reference/routes.ts';
import { builtSite, expect, test } from './site.ts';

/** What the checker says of a document, as far as it is used here. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const hasJava = spawnSync('java', ['-version']).status === 0;

test('every page is valid HTML to the Nu checker', async () => {
  test.skip(!hasJava, 'The Nu HTML checker needs Java, and there is none on this machine.');
  test.setTimeout(180_000);
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, status } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', builtSite],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  expect(status).toBe(0);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  // It knows nothing of container queries, scroll timelines and starting styles; the style sheets have checks of their own.
  const errors = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
  // It has read the pages: what it says by the way of one of them proves it.
  const read = new Set(messages.map(({ url }) => url.slice(url.indexOf(builtSite) + builtSite.length)));
  for (const route of routes) expect([...read]).toContain(join(route, 'index.html'));
  expect(readFileSync(join(builtSite, 'index.html'), 'utf8')).toContain('<!doctype html>');
});
