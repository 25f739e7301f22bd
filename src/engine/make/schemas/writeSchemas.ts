import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builds } from '#blocks/builds.ts';
import { type CheckedSite, check } from '#engine/check/check.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { sendingBlocks } from './sendingBlocks.ts';

/** What writing the schemas of a site's blocks found and did. */
export interface WrittenSchemas extends Pick<CheckedSite, 'source' | 'problems'> {
  /** Paths of the files; empty when the content has errors, and nothing was written. */
  paths: string[];
}

/**
 * Writes for each block with which visitors send something what they send, as a JSON Schema in a file of its own.
 * @param at ISO 8601 day on which drafts and dates are judged
 * @throws CannotRun when there is nothing that could be read
 */
export function writeSchemas({ pages, out, at }: { pages: string; out: string; at: string }): WrittenSchemas {
  const { source, problems, couldNotRun } = check(loadSite(resolve(pages)), { at });
  if (couldNotRun) throw new CannotRun(couldNotRun);
  if (problems.some(({ severity }) => severity === 'error')) return { source, problems, paths: [] };
  mkdirSync(out, { recursive: true });
  const paths = sendingBlocks(source, at).map(({ type, name, props }) => {
    const path = join(out, `${name}.schema.json`);
    writeFileSync(path, `${JSON.stringify(builds[type]?.schema?.(props as never, name), null, 2)}\n`);
    return path;
  });
  return { source, problems, paths };
}
