import { isOwn, ownDirectory, ownNames } from './ownParts.cjs';

/** Folder of the site on disk, with `pages`: the working directory of the command. */
export const siteRoot = process.cwd();

/** Undefined in the repository of this program itself. */
export const customBlocksDirectory: string | undefined = ownDirectory('blocks');

export const isCustomBlock = (type: string): boolean => isOwn('blocks', type);

/** Custom block types: sorted names of the folders with a schema of the same name. */
export const listCustomBlockTypes = (): string[] => ownNames('blocks');
