import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './commandLine.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

async function messageOf(command: () => void): Promise<string> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand({ name: 'x', about: 'x' } as never, () => {
    command();
    return 0;
  });
  expect(process.exitCode).toBe(2);
  return error.mock.calls.flat().join('\n');
}

it('says in a sentence what the system refuses, and exits with 2', async () => {
  expect(await messageOf(() => writeFileSync('/dev/full', 'x'))).toBe(
    'A file could not be written: the disk is full. Nothing more was done.',
  );
  expect(await messageOf(() => mkdirSync('/dev/null/out', { recursive: true }))).toContain(
    '/dev/null/out could not be written: a file stands where a folder would have to be.',
  );
  expect(await messageOf(() => readFileSync('/no/such/file'))).toContain('/no/such/file');
});

it('lets a mistake of the program through', async () => {
  await expect(messageOf(() => (undefined as unknown as string[]).at(0))).rejects.toThrow(TypeError);
  await expect(messageOf(() => readFileSync({} as never))).rejects.toThrow(TypeError);
});
