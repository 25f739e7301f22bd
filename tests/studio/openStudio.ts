import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StudioAccess } from '#engine/serve/access/studioAccess.ts';
import { DevContent } from '#engine/serve/dev/devContent.ts';
import type { DevSite } from '#engine/serve/dev/devSite.ts';
import { SaveHandler } from '#engine/serve/dev/saveHandler.ts';
import { createStudioServer } from '#engine/serve/studio/studioServer.ts';
import type { FileState, JsonChange, SaveFailure, SaveResult } from '#shared/studio.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The server of a studio for a temporary folder, without a rendered site. */
export interface OpenStudio {
  /** The folder around everything. */
  top: string;
  pages: string;
  port: number;
  content: DevContent;
  saves: SaveHandler;
  get: <T>(name: string) => Promise<T>;
  post: (name: string, body: unknown) => Promise<{ status: number } & SaveResult & SaveFailure>;
  /** Changes the current version of a file. */
  change: (file: string, ...changes: JsonChange[]) => Promise<{ status: number } & SaveResult & SaveFailure>;
  access: StudioAccess;
  /** Sends a request with any headers; as the studio does unless they say otherwise. */
  ask: (path: string, headers?: Record<string, string>, body?: string | Buffer) => Promise<Answer>;
  /** Sends a request with these headers and no others. */
  askPlainly: OpenStudio['ask'];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  stop: () => Promise<void>;
}

const secret = 'a-secret-for-tests';

/**
 * @param copied folder whose content is copied; if left out, an empty one
 * @param inside path of the pages in the folder around everything
 */
export async function openStudio(copied?: string, inside = 'pages'): Promise<OpenStudio> {
  const top = mkdtempSync(join(tmpdir(), 'lintel-studio-'));
  const pages = join(top, inside);
  if (copied) cpSync(copied, pages, { recursive: true });
  const content = new DevContent(pages, { isStored: false });
  const saves = new SaveHandler({ content, pages, log: () => {}, afterCheck: () => {}, send: () => {} });
  const ready = saves.checkAll();
  const none = { failures: () => [] } as unknown as DevSite;
  const access = new StudioAccess(secret);
  const edited = { content, site: none, saves, pages, ready: () => ready };
  const answer = createStudioServer(edited, access, Promise.resolve('http://127.0.0.1:1'));
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cookie = `lintel-studio-${port}=${secret}`;
  const askPlainly: OpenStudio['ask'] = (path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const options = { port, path, method: body === undefined ? 'GET' : 'POST', headers };
      // A connection that is used again may have just been closed.
      const agent = false;
      const sent = request({ ...options, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject).end(body);
    });
  const ask: OpenStudio['ask'] = (path, headers, body) => {
    const ofChange: Record<string, string> =
      body === undefined ? {} : { origin: `http://localhost:${port}`, 'x-lintel-studio': '1' };
    return askPlainly(path, { cookie, ...ofChange, ...headers }, body);
  };
  const get = async <T>(name: string) => JSON.parse(String((await ask(`/_studio/api/${name}`)).body)) as T;
  const post: OpenStudio['post'] = async (name, body) => {
    const found = await ask(`/_studio/api/${name}`, { 'content-type': 'application/json' }, JSON.stringify(body));
    return { status: found.status, ...JSON.parse(String(found.body)) };
  };
  return {
    ...{ top, pages, port, content, saves, access, ask, askPlainly, get, post },
    async change(file, ...changes) {
      const { hash } = await get<FileState>(`file?file=${file}`);
      return post('change', { file, hash, changes, label: `Change of ${file}` });
    },
    read: (file) => readFileSync(join(pages, file), 'utf8'),
    write: (file, text) => writeFileSync(join(pages, file), text),
    async stop() {
      saves.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // Git may still be at work there, in the background.
      rmSync(top, { recursive: true, maxRetries: 20 });
    },
  };
}
