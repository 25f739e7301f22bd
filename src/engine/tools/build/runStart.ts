import { resolve } from 'node:path';
import type { UnfinishedSite } from '#engine/make/output/unfinishedSite.ts';
import { compileApart } from '#engine/make/render/code.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { whoGetsIn } from '#engine/serve/hosts.ts';
import { type RunningServer, startServer } from '#engine/serve/static/server.ts';
import { runBuild, type Words, whole } from './runBuild.ts';

/**
 * Builds a site and serves it: as soon as its pages are there, with pictures made as they are asked for, and then from
 * the finished output.
 * @returns the exit code; 0 while it is served
 * @throws CannotRun when nothing can be built, or the port cannot be used
 */
export async function runStart({
  port,
  host,
  out = whole,
  ...more
}: Words & { port: string; host: string }): Promise<number> {
  let unfinished: UnfinishedSite | undefined;
  let server: RunningServer | undefined;
  const start = async () => {
    const options = { directory: resolve(out), port: Number(port), host, unfinished: () => unfinished };
    const started = await startServer(options).catch((error: Error) => {
      throw new CannotRun(error.message);
    });
    console.log(`Serving ${out} at ${started.url} (Ctrl+C stops it)`);
    console.log(whoGetsIn(host));
    return started;
  };
  compileApart();
  try {
    const code = await runBuild({ ...more, out }, async (site) => {
      if (site.missing === 0) return;
      unfinished = site;
      server = await start();
      console.log(`${site.missing.toLocaleString('en')} pictures are being made, those that are looked at first.`);
    });
    if (code !== 0) return code;
    unfinished = undefined;
    if (!server) await start();
    else console.log(`All pictures are there. Serving ${out} at ${server.url} (Ctrl+C stops it)`);
  } catch (error) {
    if (!server || !(error instanceof CannotRun)) throw error;
    console.error(`${error.message}\n${out} is as it was. All else is served on at ${server.url} (Ctrl+C stops it)`);
  }
  return 0;
}
