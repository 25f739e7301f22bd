import { join } from 'node:path';

/** Path on disk of the folder that holds this program: `package.json`, `blocks`, `schemas`, `src`. */
export const projectRoot = join(import.meta.dirname, '../../..');
