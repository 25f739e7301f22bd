import type { Schema } from '#engine/content/schema/schema.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { FileKind } from './facts.ts';
import type { WalkPosition } from './walkPosition.ts';

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
  /**
   * Inspects a text that is shown unchanged.
   * @param written the text with its tokens
   * @returns a fact for the cross-file check; undefined if there is none
   */
  text?: (written: string, schema: Schema, position: WalkPosition) => Json | undefined;
  /**
   * Inspects a whole file once its JSON is valid.
   * @returns a fact, as `text` does
   */
  file?: (file: GathererInput) => Json | undefined;
}
