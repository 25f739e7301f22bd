import type { JsonObject } from './json.ts';
import type { ListAddressing } from './listAddressing.ts';
import type { ArgsOf, ProblemKind } from './problemKind.ts';

/** Kinds of problems by their permanent codes. */
export type ProblemKinds = Record<string, ProblemKind<never>>;

/**
 * Reports a problem at a JSON pointer within the block, such as `/fields/0/name`; at a part of the text there if its
 * words are given.
 */
export type ReportInBlock<Kinds extends ProblemKinds> = <Code extends keyof Kinds>(
  code: Code,
  args: ArgsOf<Kinds[Code]>,
  pointer: string,
  words?: string,
) => void;

/** Context of a block's check. */
export interface BlockSurroundings<Kinds extends ProblemKinds> {
  report: ReportInBlock<Kinds>;
  /** @returns the items of a query of the block (`from`, `pages`); undefined if the query has problems */
  itemsOf: (query: JsonObject) => JsonObject[] | undefined;
  /** Replaces the tokens of a text by their values at the block's location. */
  replaceTokens: (text: string) => string;
  /** Reads a text file of `_media`; undefined if there is no file of that name. */
  readMediaText: (path: string) => string | undefined;
  /** Address of the site; undefined if it has none. */
  siteUrl: string | undefined;
  /** Address of the inbox to which forms of the site send; undefined if it has none. */
  inboxUrl: string | undefined;
  /** True if the site only demonstrates, so that no forms of it have to be received. */
  isDemonstration: boolean;
  /** True in a page that is a draft, which no visitor sees. */
  isInDraft: boolean;
  /** True if the block waits in a pattern to be copied, so that its author decides nothing for a page yet. */
  isInPattern: boolean;
  /** Returns true if a pattern can be compiled, and no text makes it take too much time. */
  isPatternUsable: (pattern: string) => boolean;
  /** Generates up to `count` texts that match a pattern; none if the pattern has parts that it does not support. */
  textsMatching: (pattern: string, count: number) => string[];
}

/** Check of rules that a block's schema cannot express, such as parts that must fit each other. */
export interface BlockCheck<Kinds extends ProblemKinds = ProblemKinds> {
  /** Kinds of problems that the check can report. Codes begin with the block's type, so that they are unique. */
  problems: Kinds;
  /** Reports problems of a block as it is written. It is called only for blocks that match their schema. */
  check(block: JsonObject, surroundings: BlockSurroundings<Kinds>): void;
  /**
   * Names under which the block reads values from the page's address, as `course` of `/contact?course=Music`. Left out,
   * the block reads none.
   */
  addressNames?(block: JsonObject): string[];
  /** Addresses that the block gives to the pages and topics of its list; undefined, or left out, if it gives none. */
  listAddressing?(block: JsonObject): ListAddressing | undefined;
}

/** Declares the check of a block: the default export of `blocks/<type>/<type>.check.ts`. It runs in Node only. */
export const defineBlockCheck = <Kinds extends ProblemKinds>(check: BlockCheck<Kinds>): BlockCheck<Kinds> => check;
