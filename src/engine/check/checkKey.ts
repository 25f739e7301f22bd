import { programKey } from '#engine/store/programKey.ts';

/** Folders of this program that the findings of a check follow from. */
export const checkFolders = [
  'src/shared',
  'src/rules',
  'blocks',
  'schemas',
  'src/engine/store',
  'src/engine/problems',
  'src/engine/content',
  'src/engine/check',
];

/** A check knows nothing of components and styles. */
const appearance = /\.(tsx|css)$/;

/** Another text when something else than content has changed that the findings of a check follow from. */
export const checkKey = (): string => programKey(checkFolders, appearance);
