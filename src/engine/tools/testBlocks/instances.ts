import fc from 'fast-check';
import { composeBlockSchema } from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import type { JsonObject } from '#shared/json.ts';
import { randomObject } from './randomValue.ts';

export interface BlockInstance {
  type: string;
  /** `typical`, or `random-01`. */
  name: string;
  block: JsonObject;
}

const randomCount = Number(process.env.CONFORMANCE_RANDOM ?? 9);

/** Fixed, so that a failure can be reproduced; another number creates other instances. */
export const seed = Number(process.env.CONFORMANCE_SEED ?? 1);

/** Blocks for a slot that takes any; both exist on every site. */
const defaultSlotTypes = ['rich-text', 'stats-strip'];

function slotContents(allowed: string[] | true): JsonObject[] {
  const types = allowed === true ? defaultSlotTypes : allowed.slice(0, 2);
  return types.map((type) => readExamples(type).minimal).filter((block) => block !== undefined);
}

/** Not randomized: these decide if a block is shown, or must be unique on its page. */
const excludedProperties = ['id', 'publishAt', 'expireAt', 'hidden'];

function randomInstances(type: string): BlockInstance[] {
  const schema = composeBlockSchema(type);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !excludedProperties.includes(name));
  const blocks = fc.sample(randomObject({ ...schema, properties: Object.fromEntries(properties) }, slotContents), {
    numRuns: randomCount,
    seed: [...type].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) | 0,
  });
  return blocks.map((block, index) => ({ type, name: `random-${String(index + 1).padStart(2, '0')}`, block }));
}

export const listExamples = (type: string): BlockInstance[] =>
  Object.entries(readExamples(type)).map(([name, block]) => ({ type, name, block }));

export const listInstances = (types: readonly string[]): BlockInstance[] =>
  types.flatMap((type) => [...listExamples(type), ...randomInstances(type)]);

export const instanceRouteOf = ({ type, name }: BlockInstance) =>
  `/${type}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
