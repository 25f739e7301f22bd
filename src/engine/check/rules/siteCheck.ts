import type { ProblemKinds, ReportInBlock } from '#shared/blockCheck.ts';
import type { Json } from '#shared/json.ts';
import type { FileKind } from '../facts/fileKind.ts';

/** File of a site, as passed to a site check. */
export interface CheckedFile<Kinds extends ProblemKinds> {
  /** Path below the pages folder: `about/team.json`. */
  path: string;
  kind: FileKind;
  /** Content as written; it may not match its schema. */
  json: Json;
  report: ReportInBlock<Kinds>;
}

/** Fact of a file, with a function that reports a problem at a pointer of the file. */
export interface FileFact<Kinds extends ProblemKinds, Fact> {
  path: string;
  fact: Fact;
  report: ReportInBlock<Kinds>;
}

/** Check that belongs to a site. */
export interface SiteCheck<Kinds extends ProblemKinds = ProblemKinds, Fact extends Json = Json> {
  /** Kinds of problems that the check can report, by permanent codes. Begin them with the name of the check. */
  problems: Kinds;
  /**
   * Inspects a file by itself. It is called again only when the file has changed: its result must depend on nothing
   * else.
   * @returns a fact for `site`; undefined for none
   */
  file?(file: CheckedFile<Kinds>): Fact | undefined;
  /** Inspects the facts of all files. */
  site?(facts: FileFact<Kinds, Fact>[]): void;
}

/** Declares a site check: the default export of `checks/<name>.ts`. It runs in Node only. */
export const defineSiteCheck = <Kinds extends ProblemKinds, Fact extends Json = Json>(
  check: SiteCheck<Kinds, Fact>,
): SiteCheck<Kinds, Fact> => check;
