import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheckedSite, check } from '#engine/check/check.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { formSchema } from './formSchema.ts';
import { siteForms } from './siteForms.ts';

/** What writing the schemas of a site's forms found and did. */
export interface WrittenSchemas extends Pick<CheckedSite, 'source' | 'problems'> {
  /** Paths of the files; empty when the content has errors, and nothing was written. */
  paths: string[];
}

/**
 * Writes each form of a site as a JSON Schema, one file each.
 * @param at ISO 8601 day on which drafts and dates are judged
 * @throws CannotRun when there is nothing that could be read
 */
export function writeFormSchemas({ pages, out, at }: { pages: string; out: string; at: string }): WrittenSchemas {
  const { source, problems, couldNotRun } = check(loadSite(resolve(pages)), { at });
  if (couldNotRun) throw new CannotRun(couldNotRun);
  if (problems.some(({ severity }) => severity === 'error')) return { source, problems, paths: [] };
  mkdirSync(out, { recursive: true });
  const paths = siteForms(source, at).map((form) => {
    const path = join(out, `${form.name}.schema.json`);
    writeFileSync(path, `${JSON.stringify(formSchema(form), null, 2)}\n`);
    return path;
  });
  return { source, problems, paths };
}
