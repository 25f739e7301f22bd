/** Folders beside `pages` that may contain custom code of a site. */
export const customFolders: readonly ['blocks', 'rules', 'checks', 'features'];

export type CustomFolder = (typeof customFolders)[number];

/** On disk; undefined in the repository of this program itself. */
export function customDirectory(folder: CustomFolder | 'icons'): string | undefined;

export function isCustom(folder: CustomFolder, name: string): boolean;

export const ofLintel: RegExp;

/** Sorted names of a site's custom parts. */
export function customNames(folder: CustomFolder): string[];

/**
 * Code of a module that lists the custom parts of one kind.
 * @param path on disk
 * @returns undefined for any other module, and in the repository of this program itself
 */
export function customModule(path: string): string | undefined;

/** Code of all such modules; changes when a part is added or removed. */
export function customModules(): string;
