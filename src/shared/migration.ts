/** Any value of a page's JSON. */
export type Written = string | number | boolean | null | Written[] | { [key: string]: Written | undefined };

/**
 * A block, or an entry of one, in the hands of a migration. Nothing is lost by accident: what no call names stays as
 * it is, unknown keys included, and no call writes over what is there. Paths are keys with "/" between them
 * (`media/image`); a path that leads nowhere makes a call do nothing, since most keys of a block may be left out.
 */
export interface EditableBlock {
  /** A copy of the value at a path; undefined when there is none. */
  get(path: string): Written | undefined;
  /** Gives a key another name, in its place. */
  rename(path: string, name: string): void;
  /** Puts a value elsewhere in the block; groups on the way are made. */
  move(from: string, to: string): void;
  /** Writes a value anew. */
  change(path: string, change: (value: Written) => Written): void;
  /** Puts several keys in the place of one. */
  split(path: string, split: (value: Written) => { [key: string]: Written }): void;
  /** Adds a value; groups on the way are made. */
  add(path: string, value: Written): void;
  /** Takes a key out, for good. */
  remove(path: string): void;
  /** The entries of a list that are groups: those written here, also beside a query ("also"). */
  each(path: string): EditableBlock[];
  /**
   * Gives a key of every entry of a list another name. Where the entries come from a query, its "as" names the key
   * anew, so that the same field goes on flowing into it.
   */
  renameInEach(path: string, key: string, name: string): void;
}

/** One change of a block's shape: from the version before to that of its file, `blocks/<type>/migrations/2.ts`. */
export interface Migration {
  /** What changes, for the people whose pages are rewritten: `"items" is called "cards"`. */
  about: string;
  /** Does it to one block. It is called once for each block that was written for the version before. */
  change: (block: EditableBlock) => void;
}

/** Declares a migration. */
export const defineMigration = (migration: Migration): Migration => migration;
