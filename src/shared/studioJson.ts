import type { JsonObject } from './json.ts';
import type { StudioProblem } from './studio.ts';

/*
 * What the studio's editor of JSON asks of the server, beside what all of the studio does (`studio.ts`).
 */

/** What helps those who write JSON, as code editors read it. `GET editor-schemas` */
export interface EditorSchemas {
  /** By names inside the pages folder, with wildcards; `!` excludes. The definition is a path inside the schema. */
  files: { names: string[]; definition: string }[];
  schema: JsonObject;
}

/** A text that is not saved, and may be no JSON yet. `POST check-text` gives what is wrong as a `TextProblem[]`. */
export interface TextRequest {
  file: string;
  text: string;
}

/** Why a text cannot be read. */
export interface TextProblem extends StudioProblem {
  /** UTF-16 code units from `column`. */
  length: number;
  /** What corrects it beyond doubt, in UTF-16 code units of the text. */
  edits?: { offset: number; length: number; text: string }[];
}
