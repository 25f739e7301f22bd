import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { watchFiles } from '#engine/content/files/watchFiles.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { prepareForChange } from '#engine/edit/commit/endInterruptedChange.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { limitHeapGrowth } from '#engine/store/heapGrowth.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { allowErrorPageScripts, sandboxAllResponses } from '../sandboxResponses.ts';
import { sendFramedCode } from '../studio/framedCode.ts';
import { answerPastPage } from '../studio/git/answerPastPage.ts';
import { createPastSites } from '../studio/git/pastSites.ts';
import { createStudioServer } from '../studio/studioServer.ts';
import { createAddressReader } from './addressReader.ts';
import { answerDevRequest, sendNotFound } from './answerDevRequest.ts';
import { compileForDev, createDevCode } from './devCode.ts';
import { DevContent } from './devContent.ts';
import { createDevGallery } from './devGallery.ts';
import { createDevSite } from './devSite.ts';
import { createDevViteConfig, devPluginName, loadVite } from './devViteConfig.ts';
import { prepareInChildProcess } from './prepareInChildProcess.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { SaveHandler } from './saveHandler.ts';
import { createSearchMiddleware } from './searchMiddleware.ts';
import { isNotCode, watchCode } from './watchCode.ts';

export interface DevServerOptions {
  pages: string;
  port: number;
  /** Address to listen on; `localhost` for this machine alone. */
  host?: string;
  log: (text: string) => void;
  /** Timestamp shown if an address names none: a day, or a time of the site's clock; now if undefined. */
  at?: string | undefined;
  /** Called with the last checked site some time after a save. */
  afterCheck?: (source: SiteSource) => void;
  /** Schemas with which the studio's JSON editor completes and checks content of a site. */
  editorSchemas?: (source: SiteSource) => EditorSchemas;
}

export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the dev server: the same load, check, resolve and render as a build, for one page at a time.
 * @throws CommandError if the port is taken
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { pages, port, host = 'localhost', log, at, afterCheck = () => {}, editorSchemas } = options;
  endInterruptedChange(resolve(pages), log);
  await prepareInChildProcess();
  const compiled = await compileForDev();
  const { createServer, mergeConfig } = await loadVite();
  const { default: react } = await import('@vitejs/plugin-react');
  const content = new DevContent(resolve(pages), at === undefined ? {} : { now: () => at });
  let stopWatching = () => {};

  const dev: Plugin = {
    name: devPluginName,
    configureServer(server) {
      server.middlewares.use(sandboxAllResponses);
      server.middlewares.use(refuseMalformed);
      const code = createDevCode(compiled, server);
      const site = createDevSite((view) => content.stateAt(view), code.load);
      const gallery = createDevGallery(() => content.stateAt()?.context.source, code.load);
      const saves = new SaveHandler({ content, pages, log, afterCheck, send: (event) => server.ws.send(event) });
      const stopContent = watchFiles(pages, saves.handleSavedFiles, log);
      watchCode(server, code.edited, saves);
      stopWatching = () => {
        stopContent();
        saves.stop();
      };
      let ready = Promise.resolve();
      const past = createPastSites(pages, code.load);
      const pastPages = `/_past/${randomBytes(16).toString('hex')}/`;
      const studio = createStudioServer({
        content,
        site,
        saves,
        pages,
        past,
        pastPages,
        editorSchemas,
        ready: () => ready,
      });
      server.middlewares.use((request, response, next) => {
        const studioOrigin = `http://${request.headers.host}`;
        studio(request, response)
          .then((isDone) => isDone || sendFramedCode(request, response))
          .then((isDone) => isDone || answerPastPage({ past, pastPages, studioOrigin }, request, response))
          .then((isDone) => isDone || next(), next);
      });
      const state = createAddressReader({ content, site, pages, at });
      server.middlewares.use(createSearchMiddleware(site, state, () => ready));
      server.ws.on('lintel:ask', (address: string, client) => client.send('lintel:state', state.of(address)));
      // Each page sends this when it listens: events sent before that, as on connection, would be lost.
      server.ws.on('lintel:ready', (_data, client) => client.send('lintel:update'));
      return () => {
        ready = saves.checkAll().then(limitHeapGrowth);
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/';
          const { isGallery, ...parsedAddress } = state.read(address, request.headers.referer);
          const owner = { site: isGallery ? gallery : site, files: [site, gallery, ...past.made()] };
          const problems = () => state.of(address).here;
          const { preambleCode: preamble } = react;
          const studioOrigin = `http://${request.headers.host}`;
          ready
            .then(() =>
              answerDevRequest({ ...parsedAddress, ...owner, request, response, problems, preamble, studioOrigin }),
            )
            .then((done) => done || sendNotFound(response))
            .catch((error: unknown) => {
              allowErrorPageScripts(response);
              next(error);
            });
        });
      };
    },
  };

  const server = await createServer(
    mergeConfig(await createDevViteConfig(dev, pages), {
      logLevel: 'warn',
      server: { host, port, strictPort: true, watch: { ignored: isNotCode } },
    }),
  );
  const stop = async () => {
    stopWatching();
    await server.close();
  };
  await server.listen().catch(async ({ message }: Error) => {
    await stop();
    throw new CommandError(`The dev server could not start on port ${port}: ${message}. PORT chooses another.`);
  });
  return { url: server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`, stop };
}

/** Ends what an earlier command left half done. If that is not possible, the check says so on every page. */
function endInterruptedChange(pages: string, log: (text: string) => void): void {
  try {
    prepareForChange(pages, log);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log(error.message);
  }
}
