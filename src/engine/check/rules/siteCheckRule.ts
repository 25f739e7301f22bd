import { reasonOf } from '#engine/problems/codeFailure.ts';
import { runWithinLimit } from '#engine/problems/codeLimit.ts';
import type { ProblemLocation } from '#engine/problems/createProblem.ts';
import { findFailedCode } from '#engine/problems/failedCode.ts';
import type { Json } from '#shared/json.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import { type CheckRule, defineRule } from './rule.ts';
import type { SiteCheck } from './siteCheck.ts';

/**
 * Turns a site check into a rule.
 * @param name of its file
 */
export const createSiteCheckRule = (name: string, { file: inspect, site }: SiteCheck): CheckRule =>
  defineRule<Json>({
    // The prefix separates its facts from those of the engine's rules.
    name: `site:${name}`,
    file: ({ file, kind, json, reports }) =>
      reportingFailure(name, { file, pointer: '' }, reports, () =>
        inspect?.({
          ...{ path: file.path, kind, json },
          report: (code, args, pointer) => reports.add(code as never, args as never, { file, pointer }),
        }),
      ),
    check(facts, { reports }) {
      reportingFailure(name, { file: '_site.json' }, reports, () =>
        site?.(
          facts.map(({ container: { file }, fact }) => ({
            ...{ path: file.path, fact },
            report: (code, args, pointer) => reports.add(code as never, args as never, { file, pointer }),
          })),
        ),
      );
    },
  });

/** Runs code of the site; an error of it is a problem. */
function reportingFailure<Result>(
  name: string,
  location: ProblemLocation,
  reports: ProblemCollector,
  run: () => Result,
): Result | undefined {
  try {
    return runWithinLimit(run);
  } catch (error) {
    reports.add('site-check-failed', { name, reason: reasonOf(error), failed: findFailedCode(error) }, location);
    return undefined;
  }
}
