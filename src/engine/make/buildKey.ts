import { checkFolders } from '#engine/check/checkKey.ts';
import { programKey } from '#engine/store/programKey.ts';

/** Folders of this program that an output follows from. */
export const buildFolders = [...checkFolders, 'src/ui', 'src/render', 'src/client', 'src/engine/make'];

/** Another text when something else than content has changed that an output follows from. */
export const buildKey = (): string => programKey(buildFolders);
