import { resolve } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { whoGetsIn } from '#engine/serve/hosts.ts';
import { type RunningServer, startServer } from '#engine/serve/static/server.ts';
import { onEndSignal, onShellEnd } from '#engine/store/endSignals.ts';
import { buildApart, type SiteOfOther } from './buildApart.ts';
import { type Words, whole } from './words.ts';

/**
 * Has a site built and serves it: as soon as its pages are there, with pictures made as they are asked for, and then from
 * the finished output. This process does nothing but serve: it stays small.
 * @returns the exit code; 0 while it is served
 * @throws CannotRun when the port cannot be used
 */
export async function runStart({
  port,
  host,
  out = whole,
  ...more
}: Words & { port: string; host: string }): Promise<number> {
  const build = buildApart({ ...more, out });
  const end = () => build.stop().then(() => process.exit());
  onEndSignal(end);
  onShellEnd(end);
  let unfinished: SiteOfOther | undefined;
  let server: RunningServer | undefined;
  const start = async () => {
    const options = { directory: resolve(out), port: Number(port), host, unfinished: () => unfinished };
    const started = await startServer(options).catch(async (error: Error) => {
      await build.stop();
      throw new CannotRun(error.message);
    });
    console.log(`Serving ${out} at ${started.url} (Ctrl+C stops it)`);
    console.log(whoGetsIn(host));
    return started;
  };
  unfinished = await build.servable;
  if (unfinished) {
    server = await start();
    console.log(`${unfinished.missing.toLocaleString('en')} pictures are being made, those that are looked at first.`);
  }
  const result = await build.result;
  if (typeof result === 'object') {
    console.error(`${result.failure}\n${out} is as it was. All else is served on at ${server?.url} (Ctrl+C stops it)`);
    return 0;
  }
  unfinished = undefined;
  if (result !== 0) await server?.close();
  else if (server) console.log(`All pictures are there. Serving ${out} at ${server.url} (Ctrl+C stops it)`);
  else await start();
  return result;
}
