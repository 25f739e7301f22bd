import { customDirectory, customNames, isCustom } from './customParts.cjs';

/** Folder of the site on disk, with `pages`: the working directory of the command. */
export const siteRoot = process.cwd();

/** Undefined in the repository of this program itself. */
export const customBlocksDirectory: string | undefined = customDirectory('blocks');

export const isCustomBlock = (type: string): boolean => isCustom('blocks', type);

/** Custom block types: sorted names of the folders with a schema of the same name. */
export const listCustomBlockTypes = (): string[] => customNames('blocks');
