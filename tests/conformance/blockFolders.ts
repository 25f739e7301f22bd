import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolder, listBlockTypes } from '#engine/content/schema/compose.ts';

/** `CONFORMANCE_ONLY=hero,cards` narrows a run to these blocks, as `npm test -- block hero` does. */
const only = process.env.CONFORMANCE_ONLY?.split(',');

/** The folders of the blocks to look at. */
export const blockFolders = listBlockTypes().filter((type) => !only || only.includes(type));

/** The block types to look at: all that have a schema. A folder without one fails its own test. */
export const blockTypes = blockFolders.filter((type) => existsSync(join(blockFolder(type), `${type}.schema.json`)));
