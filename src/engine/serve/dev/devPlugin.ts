import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { watchFiles } from '#engine/content/files/watchFiles.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { limitHeapGrowth } from '#engine/store/heapGrowth.ts';
import type { BrowserFailure } from '#shared/devState.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import type { StudioAccess } from '../access/studioAccess.ts';
import { allowErrorPageScripts, sandboxAllResponses } from '../sandboxResponses.ts';
import { sendFramedCode } from '../studio/framedCode.ts';
import { answerPastPage } from '../studio/git/answerPastPage.ts';
import { createPastSites, type PastSites } from '../studio/git/pastSites.ts';
import { leadToStudio } from '../studio/leadToStudio.ts';
import { createStudioServer } from '../studio/studioServer.ts';
import { createAddressReader } from './addressReader.ts';
import { answerDevRequest, sendNotFound } from './answerDevRequest.ts';
import { describeBrowserFailure } from './browserFailures.ts';
import { createDevCode } from './devCode.ts';
import type { DevContent } from './devContent.ts';
import { createDevGallery } from './devGallery.ts';
import { createDevSite } from './devSite.ts';
import { devPluginName } from './devViteConfig.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { SaveHandler } from './saveHandler.ts';
import { createSearchMiddleware } from './searchMiddleware.ts';
import { watchCode } from './watchCode.ts';

/** Origins of the site's pages in the studio's frames, and of the studio. */
export interface DevOrigins {
  site: string;
  studio: string;
}

/** Site that is edited while it is served. */
export interface EditedSite {
  pages: string;
  log: (text: string) => void;
  /** Timestamp shown if an address names none: a day, or a time of the site's clock; now if undefined. */
  at?: string | undefined;
  /** Called with the last checked site some time after a save. */
  afterCheck?: (source: SiteSource) => void;
  /** Schemas with which the studio's JSON editor completes and checks content of a site. */
  editorSchemas?: (source: SiteSource) => EditorSchemas;
}

interface DevPluginOptions extends EditedSite {
  /** Undefined if the code cannot be compiled as it is now. */
  compiled: CompiledCode | undefined;
  content: DevContent;
  access: StudioAccess;
  /** Settles when both servers listen. */
  origins: Promise<DevOrigins>;
  /** Inline script that the React plugin needs in each document. */
  preamble: string;
}

type StudioAnswer = ReturnType<typeof createStudioServer>;

/** Plugin that has Vite serve a site while it is edited, and answers for its studio. */
export function createDevPlugin(options: DevPluginOptions) {
  const {
    pages,
    log,
    at,
    afterCheck = () => {},
    editorSchemas,
    compiled,
    content,
    access,
    origins,
    preamble,
  } = options;
  let stopWatching = () => {};
  let answerStudio: StudioAnswer = async (_request, response) => void response.writeHead(503).end();
  const plugin: Plugin = {
    name: devPluginName,
    configureServer(server) {
      server.middlewares.use(sandboxAllResponses);
      server.middlewares.use(refuseMalformed);
      const code = createDevCode(compiled, server, log);
      const site = createDevSite((view) => content.stateAt(view), code.load);
      const gallery = createDevGallery(() => content.stateAt()?.context.source, code.load);
      const saves = new SaveHandler({ content, pages, log, afterCheck, send: (event) => server.ws.send(event) });
      const stopContent = watchFiles(pages, saves.handleSavedFiles, log);
      watchCode(server, code, saves);
      stopWatching = () => {
        stopContent();
        saves.stop();
      };
      let ready = Promise.resolve();
      const past = createPastSites(pages, code.load);
      const edited = { content, site, saves, pages, editorSchemas, ready: () => ready };
      answerStudio = createStudioServer(
        edited,
        access,
        origins.then(({ site: origin }) => origin),
      );
      server.middlewares.use(answerForStudio({ past, access, origins }));
      const state = createAddressReader({ content, site, pages, at, unusableCode: code.problems });
      server.middlewares.use(createSearchMiddleware(site, state, () => ready));
      listenToPages(server, state);
      return () => {
        ready = saves.checkAll().then(limitHeapGrowth);
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/';
          const { isGallery, ...parsedAddress } = state.read(address, request.headers.referer);
          const owner = { site: isGallery ? gallery : site, files: [site, gallery, ...past.made()] };
          const problems = () => state.of(address).here;
          Promise.all([origins, ready])
            .then(([{ studio: studioOrigin }]) => {
              const exchange = { request, response, problems, preamble, studioOrigin, log };
              return answerDevRequest({ ...parsedAddress, ...owner, ...exchange });
            })
            .then((done) => done || sendNotFound(response))
            .catch((error: unknown) => {
              allowErrorPageScripts(response);
              next(error);
            });
        });
      };
    },
  };
  return {
    plugin,
    stop: () => stopWatching(),
    answerStudio: (request: IncomingMessage, response: ServerResponse) => answerStudio(request, response),
  };
}

/** Answers what the studio needs on the site's port: its part in framed pages, and past pages. */
function answerForStudio({
  past,
  access: { pastPages },
  origins,
}: Pick<DevPluginOptions, 'access' | 'origins'> & { past: PastSites }): Connect.NextHandleFunction {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await sendFramedCode(request, response)) return true;
    const { studio: studioOrigin } = await origins;
    return (
      leadToStudio(studioOrigin, request, response) ||
      answerPastPage({ past, pastPages, studioOrigin }, request, response)
    );
  };
  return (request, response, next) => void answer(request, response).then((isDone) => isDone || next(), next);
}

function listenToPages(server: ViteDevServer, state: ReturnType<typeof createAddressReader>): void {
  server.ws.on('lintel:failed', (failure: BrowserFailure, client) => {
    describeBrowserFailure(failure, server).then(
      (text) => text && client.send('lintel:failure', text),
      // The browser's console has the error in any case.
      () => {},
    );
  });
  server.ws.on('lintel:ask', (address: string, client) => client.send('lintel:state', state.of(address)));
  // Each page sends this when it listens: events sent before that, as on connection, would be lost.
  server.ws.on('lintel:ready', (_data, client) => client.send('lintel:update'));
}
