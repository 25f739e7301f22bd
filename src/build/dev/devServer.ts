import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';
import { today } from '../build.ts';
import { checkFolder } from '../check/checkFolder.ts';
import { describeProblems } from '../check/describeProblems.ts';
import { writeStale } from '../codegen/blockTypes.ts';
import { keepEditorFresh } from '../editor/keepEditorFresh.ts';
import { CannotRun } from '../errors/commandLine.ts';
import { convertPicture } from '../images/convert.ts';
import { lintelConfig } from '../vite/config.ts';
import { loadDevCode } from './devCode.ts';
import { createDevGallery, isInGallery } from './devGallery.ts';
import { createDevSite, type DevSite } from './devSite.ts';
import { sendFile } from './sendFile.ts';

/** What the dev server is asked for. */
export interface DevOptions {
  pages: string;
  port: number;
  /** Says something in the terminal. */
  log: (text: string) => void;
}

/** A dev server that listens. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the dev server: the same load, check, resolve and render as a build, for one page at a time.
 * An open page follows what is saved; a mistake is shown over it and in the terminal, and the page stays.
 * @throws CannotRun when the port is taken
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { build: _, ssr: __, ...config } = lintelConfig('server');
  const server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'warn',
    server: { port: options.port, strictPort: true },
    // Known beforehand, or the first visit would reload the page once they are found.
    optimizeDeps: {
      entries: ['src/client/dev.ts', 'src/client/runtime.tsx', 'src/client/router.tsx', 'blocks/*/*.tsx'],
    },
    plugins: [...(config.plugins ?? []), lintelDev(options)],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw new CannotRun(
      `The dev server could not start on port ${options.port}: ${(error as Error).message}. PORT chooses another.`,
    );
  }
  return { url: server.resolvedUrls?.local[0] ?? `http://localhost:${options.port}/`, stop: () => server.close() };
}

function lintelDev({ pages, log }: DevOptions): Plugin {
  const directory = resolve(pages);
  return {
    name: 'lintel:dev',
    async configureServer(server) {
      const loadCode = () => loadDevCode(server);
      const site = createDevSite(() => checkFolder(directory, { at: today() }), today, loadCode);
      const gallery = createDevGallery(loadCode);
      let shown = '';
      const tell = (client: Pick<ViteDevServer['ws'], 'send'>) => client.send('lintel:problems', { text: shown });
      const refresh = async () => {
        const checked = await site.reload();
        const hasErrors = checked.problems.some(({ severity }) => severity === 'error');
        shown = hasErrors ? describeProblems(checked, pages, false) : '';
        if (!hasErrors) gallery.show(checked.source);
        if (checked.problems.length) log(describeProblems(checked, pages));
        tell(server.ws);
        if (!shown) server.ws.send('lintel:update');
        keepEditorFresh(checked.source);
      };
      // Each page asks when it can hear: what is sent before that, as on connection, is lost.
      server.ws.on('lintel:ready', (_data, client) => {
        tell(client);
        client.send('lintel:update');
      });
      followChanges(server, directory, refresh);
      await refresh();
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = decodeURI(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
          const asked = isInGallery(path) ? gallery.site : site;
          const files = [site, gallery.site];
          answer({ path, request, response, site: asked, files, problems: shown }).then((done) => done || next(), next);
        });
      };
    },
  };
}

/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 20;

function followChanges(server: ViteDevServer, directory: string, refresh: () => Promise<void>): void {
  const blocks = resolve('blocks');
  server.watcher.add(directory);
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(`${directory}/`);
    const isSchema = file.endsWith('.schema.json');
    const isRendered = /\.(tsx?|css)$/.test(file) && !file.includes('/src/build/') && !file.includes('/node_modules/');
    if (!isContent && !isSchema && !isRendered) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (isSchema || file.startsWith(`${blocks}/`)) await writeStale({ isLongRunning: true });
      await refresh();
    }, settleMs);
  });
}

interface Question {
  path: string;
  request: Connect.IncomingMessage;
  response: ServerResponse;
  /** The site that answers for pages of this path. */
  site: DevSite;
  /** The sites whose pages may have asked for a file. */
  files: DevSite[];
  /** What is wrong with the content, in words. */
  problems: string;
}

async function answer({ path, request, response, site, files, problems }: Question): Promise<boolean> {
  const output = files.map((owner) => owner.media(path.slice(1))).find(Boolean);
  if (output) return sendFile(response, (await convertPicture(output)).path);
  const islands = files.map((owner) => owner.islands(path)).find(Boolean);
  if (islands) return send(response, 200, 'application/json', islands);
  if (!request.headers.accept?.includes('text/html')) return false;
  const target = site.redirect(path);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return true;
  }
  const page = await site.render(path);
  const html = page ? page.html.replace('</body>', `${devClient}</body>`) : emptyPage(problems);
  return send(response, page?.isFound ? 200 : 404, 'text/html', html);
}

function send(response: ServerResponse, status: number, type: string, body: string): boolean {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
  return true;
}

/**
 * What Vite would put into a page by itself. Its own transformation of a document also rewrites `srcset`, and the
 * page would no longer be the one that was rendered.
 */
const devClient = [
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/src/client/dev.ts"></script>',
].join('');

/** Shown while the site has never been right: the overlay says what to mend. Without a main, it is loaded anew then. */
const emptyPage = (problems: string) =>
  `<!doctype html><title>${problems ? 'Problems' : 'Not found'}</title><body><p>${problems ? '' : 'There is no page here, and no _404.json.'}</p>${devClient}`;
