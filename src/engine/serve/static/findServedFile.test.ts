import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findNotFoundPage, findServedFile, splitPath } from './findServedFile.ts';

// Keeps the functions of fs, and counts their calls.
vi.mock('node:fs', { spy: true });

const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'find-')));

beforeAll(() => {
  mkdirSync(join(folder, 'courses/law'), { recursive: true });
  for (const path of ['404.html', 'courses/404.html', 'index.html']) writeFileSync(join(folder, path), path);
});

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.clearAllMocks());

const looks = () => vi.mocked(fs.statSync).mock.calls.length;

it.each([
  ['/a', '404.html'],
  ['/courses', 'courses/404.html'],
  ['/courses/alchemy', 'courses/404.html'],
  ['/courses/law/x', 'courses/404.html'],
  ['/index.html/x', '404.html'],
])('finds the page for what is not there nearest to %s', (path, page) => {
  expect(findNotFoundPage(() => folder, splitPath(path) ?? [])?.path).toBe(join(folder, page));
});

it.each(['/a', '/.', '/courses/.'])('looks on disk a few times for 4000 times %s', (path) => {
  const segments = splitPath(path.repeat(4000)) ?? [];
  findServedFile(() => folder, segments);
  expect(findNotFoundPage(() => folder, segments)?.path).toContain('404.html');
  expect(looks()).toBeGreaterThan(0);
  expect(looks()).toBeLessThan(10);
});
