import { join } from 'node:path';
import { folderForProgram, isInstalledPackage } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/** Folder of Vite's cache: beside the site if this program is installed, as the package folder may be read-only. */
export const viteCacheDirectory: string = folderForProgram(
  isInstalledPackage ? join(siteRoot, '.cache/vite') : join(projectRoot, 'node_modules/.vite'),
  'vite',
);
