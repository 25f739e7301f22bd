import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Schema } from './schema.ts';

const schemas: Record<string, Schema> = {
  'a-b': {
    title: 'T',
    type: 'object',
    properties: { title: { type: 'string', title: 'T', maxLength: 3 } },
    required: ['title'],
  },
};

function cacheFolder() {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-cache-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

beforeEach(() => {
  vi.resetModules();
});

async function validators(directory: string, which = schemas) {
  vi.stubEnv('LINTEL_CACHE', directory);
  const { loadValidators } = await import('./validators.ts');
  return loadValidators(which);
}

const keywords = (errors: { keyword: string }[] | undefined) => errors?.map(({ keyword }) => keyword);

it('gives the same faults compiled and from the cache', async () => {
  const directory = cacheFolder();
  for (let run = 0; run < 2; run++) {
    const validate = (await validators(directory))['a-b'];
    expect(keywords(validate?.({ title: 'ab' }))).toEqual([]);
    expect(keywords(validate?.({ title: 'abcd' }))).toEqual(['maxLength']);
    expect(keywords(validate?.({}))).toEqual(['required']);
  }
  expect(readdirSync(join(directory, 'validators'))).toHaveLength(1);
});

it('compiles again when a schema has changed, but not for its words', async () => {
  const directory = cacheFolder();
  await validators(directory);
  await validators(directory, { 'a-b': { ...schemas['a-b'], title: 'Other' } });
  expect(readdirSync(join(directory, 'validators'))).toHaveLength(1);
  await validators(directory, { 'a-b': { type: 'string' } });
  expect(readdirSync(join(directory, 'validators'))).toHaveLength(2);
});

it('does without a cache that is broken or cannot be written', async () => {
  const directory = cacheFolder();
  await validators(directory);
  const folder = join(directory, 'validators');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '"exports[');
  expect(keywords((await validators(directory))['a-b']?.({}))).toEqual(['required']);
  expect(keywords((await validators('/dev/null/nowhere'))['a-b']?.({}))).toEqual(['required']);
});
