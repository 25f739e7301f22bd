import { formatProblems } from '#engine/check/formatProblems.ts';
import { buildSite } from '#engine/make/build.ts';
import type { BuildOptions } from '#engine/make/pages/buildOptions.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { Outcome } from './builds.ts';

/* A process that builds on request, one site after the other: starting one for each build costs more than the build. */

async function build(options: BuildOptions): Promise<Outcome> {
  try {
    const result = await buildSite(options);
    const { ok, rendered, converted } = result;
    const report = result.problems.length ? formatProblems(result, options.pages, false) : '';
    return { ok, said: report, rendered, converted };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, said: error.message, rendered: 0, converted: 0 };
    return { ok: false, said: '', rendered: 0, converted: 0, thrown: (error as Error).stack ?? String(error) };
  }
}

process.on('message', async (options: BuildOptions) => process.send?.(await build(options)));
