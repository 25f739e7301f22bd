import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolder, listBlockTypes } from '#engine/content/schema/composeSchema.ts';

/** `CONFORMANCE_ONLY=hero,cards` narrows a run to these blocks, as `npm test -- block hero` does. */
const only = process.env.CONFORMANCE_ONLY?.split(',');

export const blockFolders = listBlockTypes().filter((type) => !only || only.includes(type));

/** Tested block types that have a schema. A folder without one fails its own test. */
export const blockTypes = blockFolders.filter((type) => existsSync(join(blockFolder(type), `${type}.schema.json`)));
