import type { ProblemKinds, ReportInBlock } from '#shared/blockCheck.ts';
import type { Json } from '#shared/json.ts';
import type { FileKind } from '../facts/facts.ts';
import { defineRule, type Rule } from './rule.ts';

/** A file of a site, as a check of the site's own sees it. */
export interface CheckedFile<Kinds extends ProblemKinds> {
  /** Below the folder of the pages: `about/team.json`. */
  path: string;
  /** What kind of file it is. */
  kind: FileKind;
  /** As it is written; it may have problems with its schema. */
  json: Json;
  report: ReportInBlock<Kinds>;
}

/** A fact of a file, and how a problem at a pointer of the file is reported. */
export interface FileFact<Kinds extends ProblemKinds, Fact> {
  path: string;
  fact: Fact;
  report: ReportInBlock<Kinds>;
}

/** What a site is checked for beside what every site is. */
export interface SiteCheck<Kinds extends ProblemKinds = ProblemKinds, Fact extends Json = Json> {
  /** Everything that the check can report, by permanent codes. Begin them with the name of the check. */
  problems: Kinds;
  /**
   * Looks at a file by itself. It is asked again only when the file has changed: what it says must follow from that alone.
   * @returns what `site` has to know of the file; undefined for nothing
   */
  file?(file: CheckedFile<Kinds>): Fact | undefined;
  /** Looks at what is known of all files. */
  site?(facts: FileFact<Kinds, Fact>[]): void;
}

/** Declares a check of a site's own: the default export of `checks/<name>.ts`. It runs in Node only. */
export const defineSiteCheck = <Kinds extends ProblemKinds, Fact extends Json = Json>(
  check: SiteCheck<Kinds, Fact>,
): SiteCheck<Kinds, Fact> => check;

/**
 * A check of a site's own as a rule like ours.
 * @param name of its file
 */
export const ruleOf = (name: string, { file: look, site }: SiteCheck): Rule =>
  defineRule<Json>({
    // Facts of ours are found by the names of rules too.
    name: `site:${name}`,
    file: ({ file, kind, json, reports }) =>
      look?.({
        ...{ path: file.path, kind, json },
        report: (code, args, pointer) => reports.add(code as never, args as never, { file, pointer }),
      }),
    judge(facts, { reports }) {
      site?.(
        facts.map(({ container: { file }, fact }) => ({
          ...{ path: file.path, fact },
          report: (code, args, pointer) => reports.add(code as never, args as never, { file, pointer }),
        })),
      );
    },
  });
