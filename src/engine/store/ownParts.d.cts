/** Folders beside `pages` in which a site may have code of its own. */
export const ownFolders: readonly ['blocks', 'rules', 'checks', 'features'];

/** One of these folders. */
export type OwnFolder = (typeof ownFolders)[number];

/** Path on disk of such a folder; undefined in the project of this program, whose code is everybody's. */
export function ownDirectory(folder: OwnFolder): string | undefined;

/** Whether a site has a part of this name in such a folder. */
export function isOwn(folder: OwnFolder, name: string): boolean;

/** Matches what code of a site imports of this program. */
export const ofLintel: RegExp;

/** Names of the parts that a site has in such a folder, in alphabetical order. */
export function ownNames(folder: OwnFolder): string[];

/**
 * The code of a module that lists parts of one kind, with those of the site.
 * @param path on disk; undefined is given for every other module, and in the project of this program
 */
export function ownModule(path: string): string | undefined;

/** The code of all such modules: another text when a part has come or gone. Empty in the project of this program. */
export function ownModules(): string;
