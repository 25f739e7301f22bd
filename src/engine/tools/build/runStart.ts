import { resolve } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { describeAccess } from '#engine/serve/hosts.ts';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { onParentShellExit, onTerminationSignal } from '#engine/store/terminationSignals.ts';
import { type BuildArguments, defaultOutFolder, type SiteInProgress, startBuildProcess } from './startBuildProcess.ts';
import { startInboxProcess } from './startInboxProcess.ts';

/**
 * Builds a site in a child process and serves it: the pages as soon as they are ready, with pictures made on request,
 * then the finished output. This process only serves, so that it stays small.
 * @returns the exit code; 0 while the site is served
 * @throws CommandError if the port cannot be used
 */
export async function runStart({
  port,
  host,
  out = defaultOutFolder,
  ...otherOptions
}: BuildArguments & { port: string; host: string }): Promise<number> {
  const build = startBuildProcess({ ...otherOptions, out });
  let inbox: ReturnType<typeof startInboxProcess>;
  const end = () => {
    inbox?.stop();
    return build.stop().then(() => process.exit());
  };
  onTerminationSignal(end);
  onParentShellExit(end);
  let unfinished: SiteInProgress | undefined;
  let server: RunningServer | undefined;
  const start = async () => {
    inbox = startInboxProcess(resolve(otherOptions.pages ?? 'pages'));
    const forwarding = inbox?.forwarding;
    const options = { directory: resolve(out), port: Number(port), host, unfinished: () => unfinished, forwarding };
    const started = await startServer(options).catch(async (error: Error) => {
      inbox?.stop();
      await build.stop();
      throw new CommandError(error.message);
    });
    console.log(`Serving ${out} at ${started.url} (Ctrl+C stops it)`);
    console.log(describeAccess(host));
    void inbox?.signIn.then((path) => path && console.log(`To read what forms send, open ${started.url}${path}`));
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
  if (result !== 0) {
    inbox?.stop();
    await server?.close();
  } else if (server) console.log(`All pictures are there. Serving ${out} at ${server.url} (Ctrl+C stops it)`);
  else await start();
  return result;
}
