import { join } from 'node:path';

/** Folder of this program on disk, with `package.json`, `blocks`, `schemas`, `src`. */
export const projectRoot = join(import.meta.dirname, '../../..');
