import { isOwn, ownDirectory, ownNames } from './ownParts.cjs';

/** Path on disk of the folder of the site: where a command was started. It holds `pages`, and maybe `blocks` of its own. */
export const siteRoot = process.cwd();

/** Path on disk of the folder of the site's own blocks; undefined in the project of this program, whose blocks are everybody's. */
export const ownBlocksDirectory: string | undefined = ownDirectory('blocks');

/** Whether a site has a block of its own of this name. */
export const isOwnBlock = (type: string): boolean => isOwn('blocks', type);

/** Types of the site's own blocks: names of folders with a schema of that name, in alphabetical order. */
export const listOwnBlockTypes = (): string[] => ownNames('blocks');
