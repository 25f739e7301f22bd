import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builds } from '#blocks/builds.ts';
import { type CheckedSite, checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { runWithContent } from '#engine/problems/codeFailure.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { parseOrigin } from '../resolve/resolved.ts';
import { findSubmittingBlocks } from './submittingBlocks.ts';

export interface WriteSchemasResult extends Pick<CheckedSite, 'source' | 'problems'> {
  /** Paths of the files; empty if the content has errors and nothing was written. */
  paths: string[];
}

/**
 * Writes a JSON Schema file of the submitted data for each submitting block.
 * @throws CommandError if there is nothing to read, or if the code of a block fails on its content
 */
export function writeSchemas({ pages, out, at }: { pages: string; out: string; at: string }): WriteSchemasResult {
  const { source, problems, couldNotRun } = checkSite(loadSite(resolve(pages)), { at });
  if (couldNotRun) throw new CommandError(couldNotRun);
  if (problems.some(({ severity }) => severity === 'error')) return { source, problems, paths: [] };
  makeFolders(out);
  const paths = findSubmittingBlocks(source, at).map(({ type, name, props, origin }) => {
    const path = join(out, `${name}.schema.json`);
    const schema = runWithContent(
      (reason, failed) => ({
        code: 'block-failed',
        args: { type, part: 'schema', reason, failed },
        ...parseOrigin(origin),
      }),
      () => builds[type]?.schema?.(props as never, name),
    );
    writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
    return path;
  });
  return { source, problems, paths };
}
