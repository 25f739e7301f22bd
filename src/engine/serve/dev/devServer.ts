import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { prepareForChange } from '#engine/edit/commit/endInterruptedChange.ts';
import { assertVitePath } from '#engine/make/vite/assertVitePath.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { UnusableCode } from '#engine/problems/unusableCode.ts';
import { privateFolder, readSiteSecret } from '../access/siteSecret.ts';
import { StudioAccess } from '../access/studioAccess.ts';
import { isLoopbackHost, isWildcardHost } from '../hosts.ts';
import { type Forwarding, forwardRequest, isForwarded } from '../static/forwardRequest.ts';
import { type ListeningStudio, listenStudio } from '../studio/listenStudio.ts';
import { compileForDev } from './devCode.ts';
import { DevContent } from './devContent.ts';
import { createDevPlugin, type DevOrigins, type EditedSite } from './devPlugin.ts';
import { createDevViteConfig, loadVite } from './devViteConfig.ts';
import { prepareInChildProcess } from './prepareInChildProcess.ts';
import { isNotCode } from './watchCode.ts';

export interface DevServerOptions extends EditedSite {
  /** Port of the site; 0 for any free one. */
  port: number;
  /** Port of the studio; the next one when left out. */
  studioPort?: number | undefined;
  /** Server that answers all addresses below a path, as the inbox of the site does. */
  forwarding?: Forwarding;
  /** Ends what browsers have been let into the studio. */
  hasNewToken?: boolean;
  /** Address to listen on; `localhost` for this machine alone. The studio listens for this machine alone in any case. */
  host?: string;
}

export interface DevServer {
  url: string;
  /** @returns the address that lets one browser into the studio */
  studioUrl: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the dev server: the same load, check, resolve and render as a build, for one page at a time. The studio is a
 * server of its own beside it, without Vite.
 * @throws CommandError if one of the ports is taken, or if Vite finds no code below the folder of the project
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  assertVitePath('dev');
  const { pages, port, host = 'localhost', log, at } = options;
  endInterruptedChange(resolve(pages), log);
  const studioPort = options.studioPort ?? (port === 0 ? 0 : port + 1);
  await prepareInChildProcess();
  const compiled = await compileForDev().catch((error: unknown) => {
    // The server says so on each page until it is corrected.
    if (!(error instanceof UnusableCode)) throw error;
    return undefined;
  });
  const { createServer, mergeConfig } = await loadVite();
  const { default: react } = await import('@vitejs/plugin-react');
  const content = new DevContent(resolve(pages), at === undefined ? {} : { now: () => at });
  const { secret, unsaved } = readSiteSecret(pages, options.hasNewToken);
  if (unsaved !== undefined)
    log(`The key of the studio cannot be stored (${unsaved}). After a restart, open the printed address again.`);
  let studio: ListeningStudio | undefined;
  let settleOrigins = (_origins: DevOrigins) => {};
  const origins = new Promise<DevOrigins>((resolve) => {
    settleOrigins = resolve;
  });
  const studioUrl = () => `${studio?.origin}/?token=${access.token}`;
  const access = new StudioAccess(secret, () => log(`The studio is open. For another browser: ${studioUrl()}`));
  const dev = createDevPlugin({ ...options, compiled, content, access, origins, preamble: react.preambleCode });
  const server = await createServer(
    mergeConfig(await createDevViteConfig(dev.plugin, [pages, privateFolder()]), {
      logLevel: 'warn',
      plugins: options.forwarding ? [forwardTo(options.forwarding)] : [],
      server: { host: listeningHostOf(host), port, strictPort: true, watch: { ignored: isNotCode } },
    }),
  );
  const stop = async () => {
    dev.stop();
    await Promise.all([studio?.close(), server.close()]);
  };
  try {
    const bound = await listenWithVite(server, port);
    studio = await listenStudio(dev.answerStudio, studioPort);
    settleOrigins({ site: `http://${frameHostOf(host)}:${bound}`, studio: studio.origin });
    return { url: `http://${shownHostOf(host)}:${bound}/`, studioUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Passes on what another server answers. */
const forwardTo = (forwarding: Forwarding): Plugin => ({
  name: 'lintel:forward',
  configureServer({ middlewares }) {
    middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (isForwarded(request, forwarding)) void forwardRequest(request, response, forwarding);
      else next();
    });
  },
});

/** @returns the port */
async function listenWithVite(server: ViteDevServer, port: number): Promise<number> {
  await server.listen().catch(({ message }: Error) => {
    throw new CommandError(`The dev server could not start on port ${port}: ${message}. PORT chooses another.`);
  });
  const address = server.httpServer?.address() as AddressInfo | null | undefined;
  return address?.port ?? port;
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Pages in the studio's frames are opened at 127.0.0.1; browsers try it for `localhost`, too. */
const listeningHostOf = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

/** The site's pages in the studio are of another host than the studio, so that no cookie of it is sent with them. */
const frameHostOf = (host: string) => (host === 'localhost' || isWildcardHost(host) ? '127.0.0.1' : bracketed(host));

const shownHostOf = (host: string) => (isLoopbackHost(host) || isWildcardHost(host) ? 'localhost' : bracketed(host));

/** Ends what an earlier command left half done. If that is not possible, the check says so on every page. */
function endInterruptedChange(pages: string, log: (text: string) => void): void {
  try {
    prepareForChange(pages, log);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log(error.message);
  }
}
