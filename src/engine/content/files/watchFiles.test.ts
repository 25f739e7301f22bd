import fs, { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchFiles } from './watchFiles.ts';

/** Watched folder with the given files, and the paths that were reported. */
function follow(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'follow-'));
  const pages = join(folder, 'pages');
  const reported = new Set<string>();
  const write = (path: string) => {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), String(Math.random()));
  };
  for (const path of ['index.json', ...files]) write(path);
  const start = (): void => {
    const onSaved = (paths: string[]) => {
      for (const path of paths) reported.add(path.slice(pages.length + 1));
    };
    onTestFinished(watchFiles(pages, onSaved, (sentence) => expect(sentence).toBeUndefined()));
  };
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const expectReported = async (path: string) => {
    await vi.waitFor(() => expect([...reported]).toContain(path), { timeout: 5000 });
    reported.clear();
  };
  return { folder, pages, write, start, expectReported };
}

it('reports what was written, came and went, at any depth', async () => {
  const { pages, write, start, expectReported } = follow('a/b/page.json');
  start();
  write('a/b/page.json');
  await expectReported('a/b/page.json');
  write('a/new.json');
  await expectReported('a/new.json');
  rmSync(join(pages, 'a/b/page.json'));
  await expectReported('a/b/page.json');
});

it('goes on in folders that come, and in those that take the place of others', async () => {
  const { pages, write, start, expectReported } = follow('a/b/page.json');
  start();
  write('new/deep/page.json');
  await expectReported('new');
  write('new/deep/page.json');
  await expectReported('new/deep/page.json');
  cpSync(join(pages, 'a'), join(pages, '../copy'), { recursive: true });
  rmSync(join(pages, 'a'), { recursive: true });
  renameSync(join(pages, '../copy'), join(pages, 'a'));
  await expectReported('a');
  write('a/b/page.json');
  await expectReported('a/b/page.json');
});

it('goes on in a folder that is removed and made again at once', async () => {
  const { pages, write, start, expectReported } = follow('a/page.json');
  start();
  rmSync(join(pages, 'a'), { recursive: true });
  mkdirSync(join(pages, 'a'));
  await expectReported('a');
  write('a/page.json');
  await expectReported('a/page.json');
});

it('waits for a folder that is not there, nor the one that it is in', async () => {
  const { folder, write, start, expectReported } = follow();
  rmSync(folder, { recursive: true });
  start();
  write('page.json');
  await expectReported('');
  write('page.json');
  await expectReported('page.json');
});

it('says once, in words, that the system refuses', () => {
  const { folder } = follow('a/page.json', 'b/page.json');
  const watchOfSystem = fs.watch;
  onTestFinished(() => {
    fs.watch = watchOfSystem;
    syncBuiltinESMExports();
  });
  fs.watch = () => {
    throw new Error('System limit for number of file watchers reached');
  };
  syncBuiltinESMExports();
  const messages: string[] = [];
  watchFiles(
    folder,
    () => {},
    (sentence) => messages.push(sentence),
  )();
  expect(messages).toEqual([
    `Changes in ${folder} are not followed, since the system refuses: System limit for number of file watchers reached`,
  ]);
});

it('goes on when the folder itself is replaced', async () => {
  const { folder, pages, write, start, expectReported } = follow('a/page.json');
  start();
  cpSync(pages, join(folder, 'other'), { recursive: true });
  renameSync(pages, join(folder, 'old'));
  renameSync(join(folder, 'other'), pages);
  await expectReported('');
  write('a/page.json');
  await expectReported('a/page.json');
});

it('follows links to where they lead, and not in circles', async () => {
  const { folder, pages, start, expectReported } = follow();
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'shared/page.json'), '1');
  writeFileSync(join(folder, 'alone.json'), '1');
  symlinkSync(join(folder, 'shared'), join(pages, 'linked'));
  symlinkSync(join(folder, 'alone.json'), join(pages, 'alone.json'));
  symlinkSync(pages, join(pages, 'circle'));
  start();
  writeFileSync(join(folder, 'shared/page.json'), '2');
  await expectReported('linked/page.json');
  writeFileSync(join(folder, 'alone.json'), '2');
  await expectReported('alone.json');
});
