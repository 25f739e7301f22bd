/** What is measured: everything built anew, one page changed since, nothing changed since. */
export const occasions = ['cold', 'changed', 'unchanged'] as const;
export type Occasion = (typeof occasions)[number];

/** The generated site that all programs build. */
export interface Site {
  /** Where each program has a folder of its own. */
  folder: string;
  /** The pages folder, as Lintel reads it. */
  pages: string;
  /** Pages with blocks, landing pages left out. */
  count: number;
}

/** How a program is started. */
export interface Command {
  program: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** A program that makes HTML of the pages, set up for one site. */
export interface Tool {
  /** As it stands in the tables, with its version. */
  name: string;
  /** The folder with the finished site. */
  output: string;
  /** Folders and files that a cold build may not find. */
  keeps: string[];
  /** @param edited the changed page's file, relative to the pages folder */
  command: (occasion: Occasion, edited: string) => Command;
  /** Hands it a page's new content, where it does not read the pages folder itself. */
  takeEdit?: (edited: string) => void;
}
