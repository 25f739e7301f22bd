import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '#engine/content/files/listFiles.ts';
import { listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { checkSite } from '../checkSite.ts';
import { findProblemsSince, findRevision } from './problemsSince.ts';

const at = '2026-11-20';
const text = (words: string) => page(`{ "type": "rich-text", "id": "people", "text": "${words}" }`);

/** Creates a repository whose folder `my site` holds a sample site, committed with these changes. */
function commitSite(changes: Record<string, string>): string {
  const top = mkdtempSync(join(tmpdir(), 'lintel-repository-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const directory = join(top, 'my site');
  mkdirSync(directory);
  cpSync(writeSite(changes), directory, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: top, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'First');
  return directory;
}

async function since(directory: string) {
  const { source, problems } = checkSite(loadSite(directory), { at });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const files = sourceFiles(source);
  const readText = (file: string) => files.get(file)?.text;
  const { affected, older } = await findProblemsSince('HEAD', directory, { problems: errors, readText }, at);
  const short = ({ file, line, code }: { file: string; line: number; code: string }) => `${file}:${line} ${code}`;
  return { affected: affected.map(short), older: older.map(short) };
}

const old = { 'contact.json': text('[x](/nowhere)'), 'about/index.json': text('People, see [x](/nowhere)') };

it('leaves out what was wrong before, where nothing has changed', async () => {
  expect(await since(commitSite(old))).toEqual({
    affected: [],
    older: ['about/index.json:5 link-not-found', 'contact.json:5 link-not-found'],
  });
});

it('reports everything in a changed file, and what a change breaks elsewhere', async () => {
  const directory = commitSite(old);
  writeFileSync(join(directory, 'contact.json'), `\n${text('[x](/nowhere)')}`);
  renameSync(join(directory, 'about'), join(directory, 'über uns'));
  writeFileSync(join(directory, 'new.json'), text('[x](/elsewhere)'));
  const { affected, older } = await since(directory);
  expect(affected).toEqual(
    expect.arrayContaining([
      'contact.json:6 link-not-found',
      'index.json:5 link-not-found',
      'new.json:5 link-not-found',
    ]),
  );
  expect(older).toEqual([]);
});

it('reads of a commit what the folder lacks now, and nothing that was added since', async () => {
  const directory = commitSite({ '_media/old.txt': 'Old', 'gone.json': text('[x](/contact)') });
  writeFileSync(join(directory, '_media/old.txt'), 'New');
  writeFileSync(join(directory, 'new.json'), text('x'));
  rmSync(join(directory, 'gone.json'));
  const { repository, commit } = await findRevision(directory, 'HEAD');
  const { listed, changed } = await listFilesAtCommit(repository, commit, directory);
  const read = (path: string) =>
    readFileSync(listed.find((file) => file.path === path)?.absolute ?? '', 'utf8').slice(0, 3);
  expect([...changed].sort()).toEqual(['_media/old.txt', 'gone.json', 'new.json']);
  expect(read('_media/old.txt')).toBe('Old');
  expect(read('gone.json')).toContain('{');
  expect(listed.map(({ path }) => path)).not.toContain('new.json');
  rmSync(join(directory, 'new.json'));
  writeFileSync(join(directory, '_media/old.txt'), 'Old');
  writeFileSync(join(directory, 'gone.json'), text('[x](/contact)'));
  expect(listed.map(({ path }) => path)).toEqual(listFiles(directory, []).map(({ path }) => path));
});

it('says plainly what Git does not know', async () => {
  const directory = commitSite({});
  const checked = { problems: [], readText: () => undefined };
  await expect(findProblemsSince('mian', directory, checked, at)).rejects.toThrow(CommandError);
  const result = findProblemsSince('--output=x', directory, checked, at);
  await expect(result).rejects.toThrow('Git knows no state "--output=x" here.');
  const outside = writeSite();
  await expect(findProblemsSince('HEAD', outside, checked, at)).rejects.toThrow('The pages are in no Git repository.');
});
