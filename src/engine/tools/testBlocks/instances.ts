import fc from 'fast-check';
import { composeBlockSchema } from '#engine/content/schema/compose.ts';
import type { JsonObject } from '#shared/json.ts';
import { readExamples } from './examples.ts';
import { randomObject } from './randomValue.ts';

/** A block as it stands on a page of the conformance site. */
export interface Instance {
  type: string;
  /** `typical`, or `random-01`. */
  name: string;
  block: JsonObject;
}

/** Random instances of each block type. */
const randomCount = Number(process.env.CONFORMANCE_RANDOM ?? 9);

/** The same instances on every run, so that a failure can be looked at again; another number gives others. */
export const seed = Number(process.env.CONFORMANCE_SEED ?? 1);

/** Blocks for a slot that takes any; both exist on every site that has this engine. */
const anySlot = ['rich-text', 'stats-strip'];

function slotContents(allowed: string[] | true): JsonObject[] {
  const types = allowed === true ? anySlot : allowed.slice(0, 2);
  return types.map((type) => readExamples(type).minimal).filter((block) => block !== undefined);
}

/** What decides whether a block is shown at all, or must be unique on its page, is not left to chance. */
const notRandom = ['id', 'publishAt', 'expireAt', 'hidden'];

function randomInstances(type: string): Instance[] {
  const schema = composeBlockSchema(type);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !notRandom.includes(name));
  const blocks = fc.sample(randomObject({ ...schema, properties: Object.fromEntries(properties) }, slotContents), {
    numRuns: randomCount,
    seed: [...type].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) | 0,
  });
  return blocks.map((block, index) => ({ type, name: `random-${String(index + 1).padStart(2, '0')}`, block }));
}

/** All examples of a block type: the four that every block has, and what it has beside them. */
export const listExamples = (type: string): Instance[] =>
  Object.entries(readExamples(type)).map(([name, block]) => ({ type, name, block }));

/** The examples and the random instances of block types. */
export const listInstances = (types: readonly string[]): Instance[] =>
  types.flatMap((type) => [...listExamples(type), ...randomInstances(type)]);

/** Route of an instance's page on the conformance site. */
export const routeOf = ({ type, name }: Instance) =>
  `/${type}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
