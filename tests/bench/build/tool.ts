/** Kinds of builds: everything, after a change of one page, without a change. */
export const occasions = ['cold', 'changed', 'unchanged'] as const;
export type Occasion = (typeof occasions)[number];

/** The generated site that all programs build. */
export interface Site {
  /** Folder with a subfolder for each program. */
  folder: string;
  /** The pages folder, as Lintel reads it. */
  pages: string;
  /** Number of pages with blocks, without landing pages. */
  count: number;
}

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** A program that renders the pages to HTML, set up for one site. */
export interface Tool {
  /** Name in the tables, with its version. */
  name: string;
  /** The folder with the finished site. */
  output: string;
  /** Folders and files that are deleted before a cold build. */
  keeps: string[];
  /** @param edited the changed page's file, relative to the pages folder */
  command: (occasion: Occasion, edited: string) => Command;
  /** Passes it a page's new content, if it does not read the pages folder itself. */
  takeEdit?: (edited: string) => void;
}
