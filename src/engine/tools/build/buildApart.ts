import { fork } from 'node:child_process';
import { join } from 'node:path';
import { folderOfFiles, type UnfinishedSite } from '#engine/make/output/unfinishedSite.ts';
import type { IncompleteSite } from '#engine/serve/static/server.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { Words } from './words.ts';

/** Message to the process that builds: the path of a picture that somebody waits for. */
export interface ToBuild {
  make: string;
}

/** Message from it: the site when it lacks nothing but pictures, a picture's path when that is made, why it cannot finish. */
export type FromBuild = { site: Omit<UnfinishedSite, 'make'> } | { made: string } | { failure: string };

/** A site that another process is finishing. */
export interface SiteOfOther extends IncompleteSite {
  /** Number of pictures that are missing. */
  missing: number;
}

/** A build that another process is making. */
export interface BuildApart {
  /** The site when nothing but pictures is missing; undefined when none are, or there is no site. */
  servable: Promise<SiteOfOther | undefined>;
  /** The exit code of the process, or why it cannot finish the site that it goes on to make pictures for. */
  result: Promise<number | { failure: string }>;
  /** Ends the process, which removes what is unfinished; done when it has ended. */
  stop: () => Promise<void>;
}

/**
 * Builds a site in a process of its own, which says in the terminal how it goes. It takes several hundred MB, which would stay with
 * the server.
 */
export function buildApart(words: Words): BuildApart {
  const file = join(import.meta.dirname, 'buildProcess.ts');
  const child = fork(join(projectRoot, 'scripts/compiled.cjs'), [file, JSON.stringify(words)]);
  const exit = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  /** Hears the first message that `find` finds something in; undefined where the process ends without one. */
  const hear = <T>(find: (message: FromBuild) => T | undefined) =>
    new Promise<T | undefined>((resolve) => {
      const listen = (message: FromBuild) => {
        const found = find(message);
        if (found === undefined) return;
        child.off('message', listen);
        resolve(found);
      };
      child.on('message', listen);
      void exit.then(() => resolve(undefined));
    });
  const make = (path: string): Promise<void> => {
    const made = hear((message) => ('made' in message && message.made === path ? true : undefined));
    if (child.connected) child.send({ make: path } satisfies ToBuild);
    return made.then(() => {});
  };
  const servable = hear((message) => ('site' in message ? message.site : undefined));
  const failure = hear((message) => ('failure' in message ? message : undefined));
  return {
    servable: servable.then((site) => site && siteOfOther(site, make)),
    result: failure.then<Awaited<BuildApart['result']>>((found) => found ?? exit),
    async stop() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}

function siteOfOther(
  { missing, ...files }: Omit<UnfinishedSite, 'make'>,
  make: (path: string) => Promise<void>,
): SiteOfOther {
  const isMissing = new Set(missing);
  const makeOnce = async (path: string) => {
    await make(path);
    isMissing.delete(path);
  };
  return {
    folderOf: folderOfFiles(files),
    make: (path) => (isMissing.has(path) ? makeOnce(path) : undefined),
    missing: missing.length,
  };
}
