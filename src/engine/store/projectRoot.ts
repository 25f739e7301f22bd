import { join } from 'node:path';

/** Folder of this program on disk. */
export const projectRoot = join(import.meta.dirname, '../../..');
