import { join } from 'node:path';
import { builds } from '#blocks/builds.ts';
import { checks } from '#blocks/checks.ts';
import { replaceSiteChecks } from '#engine/check/rules/rules.ts';
import { replaceSiteFeatures } from '#engine/make/features/features.ts';
import { addCustomProblems } from '#engine/problems/catalogue.ts';
import { rules } from '#rules/rules.ts';

type CustomParts = typeof import('./customParts.ts');

/**
 * Takes the current code of a site's own parts that run in Node: checks, build outputs, form rules and features. It is
 * compiled again if it has changed; what fails to compile leaves all parts as they are.
 * @throws what the compiler or the code throws
 */
export async function reloadParts(): Promise<void> {
  // Compiled from this path by scripts/compiled.cjs, each time as a module of its own.
  const path = join(import.meta.dirname, 'customParts.ts');
  const parts = (await import(path)) as CustomParts;
  addCustomProblems(parts.checks, parts.siteChecks);
  Object.assign(checks, parts.checks);
  Object.assign(builds, parts.builds);
  Object.assign(rules, parts.rules);
  replaceSiteChecks(parts.siteChecks);
  replaceSiteFeatures(parts.features);
}
