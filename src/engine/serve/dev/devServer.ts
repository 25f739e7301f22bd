import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { watchFiles } from '#engine/content/files/watchFiles.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { limitHeapGrowth } from '#engine/store/heapGrowth.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { allowErrorPage, sandboxAnswers } from '../sandboxAnswers.ts';
import { createPastSites } from '../studio/git/pastSites.ts';
import { createStudioServer } from '../studio/studioServer.ts';
import { createAddressState } from './addressState.ts';
import { answer, sendNothing } from './answer.ts';
import { answerSearch } from './answerSearch.ts';
import { compileForDev, createDevCode } from './devCode.ts';
import { DevContent } from './devContent.ts';
import { createDevGallery } from './devGallery.ts';
import { createDevSite } from './devSite.ts';
import { devPlugin, devViteConfig, loadVite } from './devViteConfig.ts';
import { followCode, isNoCode } from './followCode.ts';
import { prepareApart } from './prepareApart.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { Saves } from './saves.ts';

/** What the dev server is asked for. */
export interface DevOptions {
  pages: string;
  port: number;
  /** Address to listen on; `localhost` is this machine alone. */
  host?: string;
  /** Says something in the terminal. */
  log: (text: string) => void;
  /** The moment that is shown where an address names no other: a day, or a time of the site's clock; now when left out. */
  at?: string | undefined;
  /** Is given the site as it was last checked, some time after a save. */
  afterCheck?: (source: SiteSource) => void;
  /** Gives what the studio's editor of JSON knows of a site. */
  editorSchemas?: (source: SiteSource) => EditorSchemas;
}

/** A dev server that listens. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the dev server: the same load, check, resolve and render as a build, for one page at a time.
 * @throws CannotRun when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { pages, port, host = 'localhost', log, at, afterCheck = () => {}, editorSchemas } = options;
  await prepareApart();
  const compiled = await compileForDev();
  const { createServer, mergeConfig } = await loadVite();
  const { default: react } = await import('@vitejs/plugin-react');
  const content = new DevContent(resolve(pages), at === undefined ? {} : { now: () => at });
  let stopWatching = () => {};

  const dev: Plugin = {
    name: devPlugin,
    configureServer(server) {
      server.middlewares.use(sandboxAnswers);
      server.middlewares.use(refuseMalformed);
      const code = createDevCode(compiled, server);
      const site = createDevSite((view) => content.state(view), code.load);
      const gallery = createDevGallery(() => content.state()?.context.source, code.load);
      const saves = new Saves({ content, pages, log, afterCheck, send: (event) => server.ws.send(event) });
      const stopContent = watchFiles(pages, saves.saved, log);
      followCode(server, code.edited, saves);
      stopWatching = () => {
        stopContent();
        saves.stop();
      };
      let ready = Promise.resolve();
      const past = createPastSites(pages, code.load);
      const studio = createStudioServer({ content, site, saves, pages, past, editorSchemas, ready: () => ready });
      server.middlewares.use((request, response, next) => {
        studio(request, response).then((isDone) => isDone || next(), next);
      });
      const state = createAddressState({ content, site, pages, at });
      server.middlewares.use(answerSearch(site, state, () => ready));
      server.ws.on('lintel:ask', (address: string, client) => client.send('lintel:state', state.of(address)));
      // Each page asks when it can hear: what is sent before that, as on connection, is lost.
      server.ws.on('lintel:ready', (_data, client) => client.send('lintel:update'));
      return () => {
        ready = saves.checkAll().then(limitHeapGrowth);
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/';
          const { isGallery, ...asked } = state.read(address, request.headers.referer);
          const owner = { site: isGallery ? gallery : site, files: [site, gallery, ...past.made()] };
          const problems = () => state.of(address).here;
          const { preambleCode: preamble } = react;
          ready
            .then(() => answer({ ...asked, ...owner, request, response, problems, preamble }))
            .then((done) => done || sendNothing(response))
            .catch((error: unknown) => {
              allowErrorPage(response);
              next(error);
            });
        });
      };
    },
  };

  const server = await createServer(
    mergeConfig(await devViteConfig(dev, pages), {
      logLevel: 'warn',
      server: { host, port, strictPort: true, watch: { ignored: isNoCode } },
    }),
  );
  const stop = async () => {
    stopWatching();
    await server.close();
  };
  await server.listen().catch(async ({ message }: Error) => {
    await stop();
    throw new CannotRun(`The dev server could not start on port ${port}: ${message}. PORT chooses another.`);
  });
  return { url: server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`, stop };
}
