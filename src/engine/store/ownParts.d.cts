/** Folders beside `pages` that may contain custom code of a site. */
export const ownFolders: readonly ['blocks', 'rules', 'checks', 'features'];

export type OwnFolder = (typeof ownFolders)[number];

/** On disk; undefined in the repository of this program itself. */
export function ownDirectory(folder: OwnFolder): string | undefined;

export function isOwn(folder: OwnFolder, name: string): boolean;

export const ofLintel: RegExp;

/** Sorted names of a site's custom parts. */
export function ownNames(folder: OwnFolder): string[];

/**
 * Code of a module that lists the custom parts of one kind.
 * @param path on disk
 * @returns undefined for any other module, and in the repository of this program itself
 */
export function ownModule(path: string): string | undefined;

/** Code of all such modules; changes when a part is added or removed. */
export function ownModules(): string;
