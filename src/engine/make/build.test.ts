import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CommandError } from '#engine/problems/commandLine.ts';
import { buildSite } from './build.ts';

it.each([
  { what: 'there is no pages folder', makesFolder: false },
  { what: 'it holds no page', makesFolder: true },
])('says why nothing can be built when $what, and writes nothing', async ({ makesFolder }) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  if (makesFolder) mkdirSync(pages);
  await expect(buildSite({ pages, out })).rejects.toThrow(CommandError);
  await expect(buildSite({ pages, out })).rejects.toThrow(pages);
  expect(existsSync(out)).toBe(false);
});
