import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/samples/inbox.ts';

/* The servers of a site have its inbox below its path, as `npm start` does (tests/start.test.ts). */

const root = join(import.meta.dirname, '../..');

/** Runs a command in a folder of its own. @returns what finds something in its output, now or later */
function run(cwd: string, script: string, words: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/compiled.cjs'), join(root, script), ...words], { cwd });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(pattern);
    return pattern.exec(printed)?.[1] ?? '';
  };
}

/** Site in a folder, with a function that gives it an inbox. */
function siteWithoutInbox(folder: string) {
  const pages = join(folder, 'pages');
  cpSync(join(root, 'tests/mistakes/site'), pages, { recursive: true });
  const settings = join(pages, '_site.json');
  const addInbox = () => {
    const site = JSON.parse(readFileSync(settings, 'utf8'));
    writeFileSync(settings, JSON.stringify({ ...site, inbox: { url: '/_inbox' } }));
  };
  return { pages, addInbox };
}

async function expectInbox(url: string, says: (pattern: RegExp) => Promise<string>, folder: string) {
  const answer = await fetch(new URL('/_inbox/entries', url));
  expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('Sign in')]);
  const link = await says(/To read what forms send, open (\S+)/);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  expect(existsSync(join(folder, 'inbox/inbox.db'))).toBe(true);
}

it('is passed on to by the server of a finished site', async () => {
  const folder = temporaryFolder();
  const { pages, addInbox } = siteWithoutInbox(folder);
  addInbox();
  const out = join(folder, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '<h1>Home</h1>');
  const says = run(folder, 'scripts/serve.ts', ['--out', out, '--pages', pages, '--port', '0']);
  await expectInbox(await says(/Serving \S+ at (\S+)/), says, folder);
}, 90_000);

it('is passed on to by the dev server once the site has one, and started when it is needed', async () => {
  const folder = temporaryFolder();
  const { pages, addInbox } = siteWithoutInbox(folder);
  const says = run(folder, 'scripts/dev.ts', ['--pages', pages, '--port', '0']);
  const url = await says(/Follow your changes at (\S+)/);
  expect((await fetch(new URL('/_inbox/entries', url))).status).toBe(404);
  expect(existsSync(join(folder, 'inbox'))).toBe(false);
  addInbox();
  await expectInbox(url, says, folder);
}, 90_000);
