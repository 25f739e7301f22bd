import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createFolderLookup, type UnfinishedSite } from '#engine/make/output/unfinishedSite.ts';
import type { IncompleteSite } from '#engine/serve/static/staticServer.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

export type BuildArguments = Partial<
  Record<'pages' | 'out' | 'compress' | 'keep' | 'at' | 'drafts' | 'shard' | 'if-due' | 'why' | 'max-problems', string>
>;

export const defaultOutFolder = 'dist';

/** Message to the build process: path of a picture that a visitor waits for. */
export interface BuildProcessRequest {
  make: string;
}

/** Message of the build process: the site when only pictures are missing, a finished picture's path, or an error. */
export type BuildProcessMessage = { site: Omit<UnfinishedSite, 'make'> } | { made: string } | { failure: string };

/** Site that the build process is finishing. */
export interface SiteInProgress extends IncompleteSite {
  missing: number;
}

export interface BuildProcess {
  /** Site when only pictures are missing; undefined if none are, or if the build fails. */
  servable: Promise<SiteInProgress | undefined>;
  /** Exit code of the process, or the error that stops it from finishing a site that is being served. */
  result: Promise<number | { failure: string }>;
  /** Ends the process, which removes temporary output; settles at its exit. */
  stop: () => Promise<void>;
}

/**
 * Builds a site in a child process, which reports its progress in the terminal. A build takes several hundred MB, which
 * would stay with the server.
 */
export function startBuildProcess(buildArguments: BuildArguments): BuildProcess {
  const file = join(import.meta.dirname, 'buildProcess.ts');
  const child = fork(join(projectRoot, 'scripts/compiled.cjs'), [file, JSON.stringify(buildArguments)]);
  const exit = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  /** Waits for the first message in which `find` finds something; undefined if the process ends without one. */
  const waitForMessage = <T>(find: (message: BuildProcessMessage) => T | undefined) =>
    new Promise<T | undefined>((resolve) => {
      const listen = (message: BuildProcessMessage) => {
        const found = find(message);
        if (found === undefined) return;
        child.off('message', listen);
        resolve(found);
      };
      child.on('message', listen);
      void exit.then(() => resolve(undefined));
    });
  const makePicture = (path: string): Promise<void> => {
    const finished = waitForMessage((message) => ('made' in message && message.made === path ? true : undefined));
    if (child.connected) child.send({ make: path } satisfies BuildProcessRequest);
    return finished.then(() => {});
  };
  const servable = waitForMessage((message) => ('site' in message ? message.site : undefined));
  const failure = waitForMessage((message) => ('failure' in message ? message : undefined));
  return {
    servable: servable.then((site) => site && createSiteInProgress(site, makePicture)),
    result: failure.then<Awaited<BuildProcess['result']>>((found) => found ?? exit),
    async stop() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}

function createSiteInProgress(
  { missing, ...files }: Omit<UnfinishedSite, 'make'>,
  makePicture: (path: string) => Promise<void>,
): SiteInProgress {
  const isMissing = new Set(missing);
  const makeOnce = async (path: string) => {
    await makePicture(path);
    isMissing.delete(path);
  };
  return {
    folderOf: createFolderLookup(files),
    make: (path) => (isMissing.has(path) ? makeOnce(path) : undefined),
    missing: missing.length,
  };
}
