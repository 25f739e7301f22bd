/** Value of a page's JSON. */
export type Written = string | number | boolean | null | Written[] | { [key: string]: Written | undefined };

/**
 * Block, or entry of one, that a migration edits. Keys that no call names stay unchanged, unknown ones included, and no
 * call overwrites an existing value. Paths are keys separated by "/" (`media/image`). A call with a path that does not
 * exist does nothing, since most keys of a block are optional.
 */
export interface EditableBlock {
  /** @returns a copy of the value at a path; undefined if there is none */
  get(path: string): Written | undefined;
  /** Renames a key without moving it. */
  rename(path: string, name: string): void;
  /** Moves a value within the block; missing objects on the way are created. */
  move(from: string, to: string): void;
  /** Replaces a value. */
  change(path: string, change: (value: Written) => Written): void;
  /** Replaces one key by several. */
  split(path: string, split: (value: Written) => { [key: string]: Written }): void;
  /** Adds a value; missing objects on the way are created. */
  add(path: string, value: Written): void;
  /** Removes a key and its value. */
  remove(path: string): void;
  /** @returns the entries of a list that are objects, including those in addition to a query ("also") */
  each(path: string): EditableBlock[];
  /**
   * Renames a key in every entry of a list. If the entries come from a query, the key is renamed in its "as", so that
   * it still receives the same field.
   */
  renameInEach(path: string, key: string, name: string): void;
}

/** Change of a block's structure from the previous version to that of its file, `blocks/<type>/migrations/2.ts`. */
export interface Migration {
  /** Description for the people whose pages are rewritten: `"items" is called "cards"`. */
  about: string;
  /** Migrates one block. It is called once for each block of the previous version. */
  change: (block: EditableBlock) => void;
}

export const defineMigration = (migration: Migration): Migration => migration;
