/** What an output has to become. All paths are below it. */
export interface Change {
  /** Files that were written aside. */
  fresh: string[];
  /** Files that stay as they are. */
  kept: string[];
  /** Files and folders that are there and shall not be. */
  gone: string[];
  goneFolders: string[];
}

/** Where a build is written until it is whole, and how it comes into its place. */
export interface Place {
  /** Folder that the build writes; neither it nor anything in it is there yet. */
  aside: string;
  /** Makes the output what it has to become. */
  show: (change: Change) => void;
  /** Removes what is of no use any more, whether the build has succeeded or not. */
  tidy: () => void;
}
