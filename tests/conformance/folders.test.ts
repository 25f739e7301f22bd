import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks } from '#blocks/checks.ts';
import { registry } from '#blocks/registry.ts';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { findStaleFiles } from '#engine/content/schema/generateTypes.ts';
import { catalogue, type ProblemCode } from '#engine/problems/catalogue.ts';
import { generateFiles } from '#engine/tools/gen/generateFiles.ts';
import { examineFolder } from '#engine/tools/testBlocks/examineFolder.ts';
import { blockFolders } from './blockFolders.ts';

const definitions: Record<string, { type: string; load: () => Promise<{ default: unknown }> }> = registry;

test('the registry holds exactly the folders', () => {
  expect(Object.keys(definitions).sort()).toEqual(listBlockTypes());
});

test('generated files are fresh (npm run gen)', async () => {
  expect(findStaleFiles(await generateFiles()).map((path) => relative('.', path))).toEqual([]);
});

test('the catalogue has the codes that blocks report as they have them', () => {
  for (const check of Object.values(checks))
    for (const [code, kind] of Object.entries(check?.problems ?? {})) expect(catalogue[code as ProblemCode]).toBe(kind);
});

describe.each(blockFolders)('%s', (type) => {
  test('has the files of a block, four examples, and a schema that explains all and lets nothing else through', () => {
    expect(examineFolder(type)).toEqual([]);
  });

  test('is defined under its own name and loads a component', async () => {
    const definition = definitions[type];
    expect(definition?.type).toBe(type);
    expect((await definition?.load())?.default).toBeTypeOf('function');
  });
});
