import { describe, expect, test } from 'vitest';
import { composeBlockSchema, readBlockSchema } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { blockTypes } from './blockFolders.ts';

/** Pointers of all properties, at any depth, that lack a title or a description. */
function unexplained(schema: Schema, pointer = ''): string[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = `${pointer}/${name}`;
    return [...(property.title && property.description ? [] : [here]), ...unexplained(property, here)];
  });
  return [...properties, ...(schema.items ? unexplained(schema.items, `${pointer}/[]`) : [])];
}

/** Pointers of all item objects that let unknown properties through: a typo in content would go unnoticed. */
function open(schema: Schema, pointer = ''): string[] {
  const isOpen = schema.type === 'object' && schema.properties && schema.additionalProperties === undefined;
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    open(property, `${pointer}/${name}`),
  );
  return [...(isOpen ? [pointer] : []), ...inside, ...(schema.items ? open(schema.items, `${pointer}/[]`) : [])];
}

describe.each(blockTypes)('%s', (type) => {
  test('says what it is', () => {
    const { title, description } = readBlockSchema(type);
    expect(title).toBeTruthy();
    expect(description).toBeTruthy();
  });

  test('every property has a title and a description', () => {
    expect(unexplained(composeBlockSchema(type))).toEqual([]);
  });

  test('no object lets unknown properties through', () => {
    expect(open(composeBlockSchema(type))).toEqual([]);
  });

  test('does not define what the engine adds', () => {
    const own = Object.keys(readBlockSchema(type).properties ?? {});
    expect(
      own.filter((name) => ['type', 'id', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'].includes(name)),
    ).toEqual([]);
  });
});
