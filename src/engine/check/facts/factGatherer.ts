import type { Schema } from '#engine/content/schema/schema.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import type { FileKind } from './fileKind.ts';

/** Part of a walk's position that rules see. */
export interface TextPosition {
  readonly file: SourceFile;
  readonly path: readonly (string | number)[];
  readonly location: ValueLocation;
  /** Innermost block around the current value, and the length of its path. */
  readonly currentBlock: { value: JsonObject; depth: number } | undefined;
  readonly tokens: TokenContext;
  /** Collects the problems that follow from the file alone. */
  readonly reports: ProblemCollector;
}

export interface GathererInput {
  file: SourceFile;
  kind: FileKind;
  json: Json;
  /** Collects the problems that follow from the file alone. */
  reports: ProblemCollector;
}

/** Part of a rule that runs during the walk through each file. */
export interface FactGatherer {
  /** Name of the rule, which is its key in `FileFacts.ruleFacts`. */
  name: string;
  /** Rules out a whole file by its text, which is cheaper than to inspect each of its texts. */
  mayConcern?: (file: SourceFile) => boolean;
  /** True if `text` also inspects Markdown. */
  readsMarkdown?: true;
  /**
   * Inspects a text that is shown unchanged.
   * @param written the text with its tokens
   * @param shown the text with its tokens replaced; `written` if one of them is unknown
   * @returns a fact for the cross-file check; undefined if there is none
   */
  text?: (written: string, schema: Schema, position: TextPosition, shown: string) => Json | undefined;
  /**
   * Inspects a whole file once its JSON is valid.
   * @returns a fact, as `text` does
   */
  file?: (file: GathererInput) => Json | undefined;
}
