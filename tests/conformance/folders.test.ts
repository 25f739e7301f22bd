import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks } from '#blocks/checks.ts';
import { registry } from '#blocks/registry.ts';
import { listBlockTypes } from '#engine/content/schema/compose.ts';
import { findStale, pascalCase } from '#engine/content/schema/generateTypes.ts';
import { catalogue, type ProblemCode } from '#engine/problems/catalogue.ts';
import { generatedFiles } from '#engine/tools/gen/generatedFiles.ts';
import { blockFile, blockFolders, exampleNames, readExamples } from './blockFolders.ts';

const definitions: Record<string, { type: string; load: () => Promise<{ default: unknown }> }> = registry;

test('the registry holds exactly the folders', () => {
  expect(Object.keys(definitions).sort()).toEqual(listBlockTypes());
});

test('generated files are fresh (npm run gen)', async () => {
  expect(findStale(await generatedFiles()).map((path) => relative('.', path))).toEqual([]);
});

test('the codes that a block reports begin with its type, and are in the catalogue as it has them', () => {
  for (const [type, own] of Object.entries(checks)) {
    for (const [code, kind] of Object.entries(own?.problems ?? {})) {
      expect(code).toMatch(new RegExp(`^${type}-`));
      expect(catalogue[code as ProblemCode]).toBe(kind);
      expect(kind.why, code).toBeTruthy();
    }
  }
});

describe.each(blockFolders)('%s', (type) => {
  test('has the files of a block', () => {
    const names = [
      'block.ts',
      `${type}.schema.json`,
      `${type}.types.ts`,
      `${type}.examples.json`,
      `${pascalCase(type)}.tsx`,
    ];
    expect(names.filter((name) => !existsSync(blockFile(type, name)))).toEqual([]);
  });

  test('is defined under its own name and loads a component', async () => {
    const definition = definitions[type];
    expect(definition?.type).toBe(type);
    expect((await definition?.load())?.default).toBeTypeOf('function');
  });

  test('has the four examples, and all its examples are of its own type', () => {
    const examples = readExamples(type);
    expect(Object.keys(examples)).toEqual(expect.arrayContaining([...exampleNames]));
    for (const [name, example] of Object.entries(examples)) expect(example.type, name).toBe(type);
  });
});
