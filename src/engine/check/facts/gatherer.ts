import type { Schema } from '#engine/content/schema/schema.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import type { Draft } from './draft.ts';
import type { FileKind } from './facts.ts';

/** Where a walk through a file stands. */
export interface Position {
  file: SourceFile;
  /** Keys that lead to the value at hand. */
  path: readonly (string | number)[];
  place: ValuePlace;
  /** The innermost block around the value, and how many keys lead to it. */
  blockAtHand: { value: JsonObject; depth: number } | undefined;
  /** Takes what is wrong with the file by itself. */
  draft: Draft;
}

/** A whole file. */
export interface WholeFile {
  file: SourceFile;
  kind: FileKind;
  json: Json;
  /** Takes what is wrong with the file by itself. */
  reports: Reports;
}

/** What a rule has to know of each file: its part of the walk through the file. */
export interface Gatherer {
  /** Name of the rule, under which its facts stand in `FileFacts.gathered`. */
  name: string;
  /**
   * Looks at a text that is shown as it stands.
   * @param written with its tokens
   * @returns a fact for the time when all files are known; undefined when there is none
   */
  text?: (written: string, schema: Schema, position: Position) => Json | undefined;
  /** Looks at a whole file as it is written, once its JSON can be read; gives a fact as `text` does. */
  file?: (whole: WholeFile) => Json | undefined;
}
