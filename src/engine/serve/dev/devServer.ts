import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { watchFiles } from '#engine/content/files/watchFiles.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { configFile } from '#engine/make/vite/configFile.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { answer } from './answer.ts';
import { compileForDev, createDevCode } from './devCode.ts';
import { DevContent } from './devContent.ts';
import { createDevGallery, isInGallery } from './devGallery.ts';
import { createDevSite } from './devSite.ts';
import { followCode, isNoCode } from './followCode.ts';
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
  /** Is given the site as it was last checked, some time after a save. */
  afterCheck?: (source: SiteSource) => void;
}

/** A dev server that listens. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Path of what is asked for, decoded; what cannot be an address is the path of no page. */
const pathOf = (asked = '/'): string => {
  const address = `http://localhost${asked}`;
  return URL.canParse(address) ? decodeAddress(new URL(address).pathname) : asked;
};

/**
 * Starts the dev server: the same load, check, resolve and render as a build, for one page at a time.
 * @throws CannotRun when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { pages, port, host = 'localhost', log, afterCheck = () => {} } = options;
  const compiled = await compileForDev();
  const { createServer } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const content = new DevContent(resolve(pages));
  let stopWatching = () => {};

  const dev: Plugin = {
    name: 'lintel:dev',
    configureServer(server) {
      server.middlewares.use(refuseMalformed);
      const code = createDevCode(compiled, server);
      const site = createDevSite(() => content.state, code.load);
      const gallery = createDevGallery(() => content.state?.context.source, code.load);
      const saves = new Saves({ content, pages, log, afterCheck, send: (event, data) => server.ws.send(event, data) });
      const stopContent = watchFiles(pages, saves.saved, log);
      followCode(server, code.edited, saves);
      stopWatching = () => {
        stopContent();
        saves.stop();
      };
      // Each page asks when it can hear: what is sent before that, as on connection, is lost.
      server.ws.on('lintel:ready', (_data, client) => {
        client.send('lintel:problems', { text: saves.shown });
        client.send('lintel:update');
      });
      return () => {
        const ready = saves.checkAll();
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request.originalUrl);
          const asked = isInGallery(path) ? gallery : site;
          ready
            .then(() => {
              const hasProblems = saves.shown !== '';
              const files = [site, gallery];
              return answer({ path, request, response, site: asked, files, hasProblems, preamble: react.preambleCode });
            })
            .then((done) => done || next(), next);
        });
      };
    },
  };

  const server = await createServer({
    configFile,
    logLevel: 'warn',
    server: { host, port, strictPort: true, watch: { ignored: isNoCode } },
    plugins: [dev],
  });
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
