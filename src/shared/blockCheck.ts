import type { JsonObject } from './json.ts';
import type { ArgsOf, ProblemKind } from './problemKind.ts';

/** Kinds of problems by their permanent codes. */
export type ProblemKinds = Record<string, ProblemKind<never>>;

/** Reports a problem of a block at a JSON pointer within the block, as `/fields/0/name`. */
export type ReportInBlock<Kinds extends ProblemKinds> = <Code extends keyof Kinds>(
  code: Code,
  args: ArgsOf<Kinds[Code]>,
  pointer: string,
) => void;

/** What a block's check is given beside the block. */
export interface BlockSurroundings<Kinds extends ProblemKinds> {
  report: ReportInBlock<Kinds>;
  /** Items of a list of the block that comes from elsewhere (`from`, `pages`); undefined when it is not in order. */
  itemsOf: (query: JsonObject) => JsonObject[] | undefined;
  /** Puts values in the place of the tokens of a text, as they are where the block stands. */
  replaceTokens: (text: string) => string;
  /** Address of the site; undefined when it has none. */
  siteUrl: string | undefined;
}

/** What the schema of a block cannot say: parts that must fit each other. */
export interface BlockCheck<Kinds extends ProblemKinds = ProblemKinds> {
  /** Everything that the check can report. Codes begin with the block's type, so that no two blocks share one. */
  problems: Kinds;
  /** Reports what is wrong with a block as it is written, once its schema has found no errors in it. */
  check(block: JsonObject, surroundings: BlockSurroundings<Kinds>): void;
}

/** Declares what a block checks of itself: the default export of `blocks/<type>/<type>.check.ts`. It runs in Node only. */
export const defineBlockCheck = <Kinds extends ProblemKinds>(check: BlockCheck<Kinds>): BlockCheck<Kinds> => check;
