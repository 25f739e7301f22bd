import { join } from 'node:path';
import { isInstalled } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/** Folder of what Vite stores for its next start: beside the site where this program is installed, as nothing may be written there. */
export const viteCacheDirectory = isInstalled ? join(siteRoot, '.cache/vite') : join(projectRoot, 'node_modules/.vite');
