import type { Json } from './json.ts';
import type { FileLocation, SaveResult } from './studio.ts';

/** Operation on whole pages and files. References to them are adapted. */
export type FileOperation =
  /**
   * Moves a page, a section, or a file of `_media`, `_data`, `_layouts` or `_blocks`, with the arguments of the command
   * `mv`.
   */
  | { kind: 'move'; from: string; to: string }
  | { kind: 'remove'; target: string; redirect?: string; isSection?: boolean; isForced?: boolean }
  /**
   * @param from address of the page to copy
   * @param isBlank true for an empty page; otherwise it begins like the pages in its folder
   * @param isMarkdown true for a page in Markdown
   */
  | { kind: 'new-page'; route: string; from?: string; title?: string; isBlank?: boolean; isMarkdown?: boolean }
  /** Creates the translation of a page as a copy. */
  | { kind: 'translate'; file: string; language: string }
  | { kind: 'new-file'; of: 'data' | 'layout'; name: string }
  | { kind: 'create'; folder: '_blocks' | '_patterns' | '_data' | '_layouts'; name: string; value: Json };

/** `POST arrange` */
export interface FileOperationRequest {
  what: FileOperation;
  /** Description in the undo history. */
  label: string;
  /** Computes the result without changing anything. */
  isDryRun?: boolean;
  /** Changes with the same value are one undo step. */
  typing?: string;
}

export interface FileOperationResult {
  /** True if it was done, or could be in a dry run. */
  isPossible: boolean;
  /** Message of the command: what was done, or why not. */
  text: string;
  files: AffectedFile[];
  /** Locations that refer to the file, which prevented its removal. */
  users: (FileLocation & { written: string })[];
  /** Absent if nothing was changed. */
  saved?: SaveResult;
}

/** File that is moved, created (without `from`) or removed (without `to`). */
export interface AffectedFile {
  from?: string;
  to?: string;
  /** Unified diff of its text. */
  diff?: string;
}
