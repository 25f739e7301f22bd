import type { JsonObject } from './json.ts';
import type { StudioProblem } from './studio.ts';

/*
 * Messages between the studio's JSON editor and the server, in addition to those of `studio.ts`.
 */

/** Schemas for completion and hover help, in the form of code editors. `GET editor-schemas` */
export interface EditorSchemas {
  /** Patterns of paths in the pages folder; `!` excludes. `definition` is a path in the schema. */
  files: { names: string[]; definition: string }[];
  schema: JsonObject;
}

/** Unsaved text, which may be no JSON. `POST check-text` returns its problems as `TextProblem[]`. */
export interface CheckTextRequest {
  file: string;
  text: string;
}

/** Reason why a text cannot be parsed. */
export interface TextProblem extends StudioProblem {
  /** Length of the underlined text from `column`, in UTF-16 code units. */
  length: number;
  /** Edits that correct it, in UTF-16 code units of the text; absent if the fix is ambiguous. */
  edits?: { offset: number; length: number; text: string }[];
}
