import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { type RunningServer, startServer } from '#engine/serve/static/server.ts';

/** One or two outputs that are measured in turns, and how to end. */
export interface Sites {
  /** Addresses: the one that is compared with first, where there is one. */
  urls: string[];
  /** Stops the servers and removes what was built. */
  close: () => Promise<void>;
}

/**
 * Serves the site as visitors get it.
 * @param pages folder of the pages, which are built unless there is an output
 * @param output a finished output folder to measure
 * @param beside another one, to compare with
 * @throws when the content has errors: there would be nothing to measure
 */
export async function serveSites({ pages, output, beside }: Record<string, string | undefined>): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-touch-'));
  const directories = [...(beside ? [resolve(beside)] : []), output ? resolve(output) : join(folder, 'dist')];
  if (!output) {
    const { ok } = await buildSite({ pages: resolve(pages ?? 'pages'), out: join(folder, 'dist'), compress: true });
    if (!ok) throw new Error(`${pages} has errors: npm run check says which.`);
  }
  const servers: RunningServer[] = [];
  for (const directory of directories) servers.push(await serve(directory));
  return {
    urls: servers.map(({ url }) => url),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Every text of an output that is not compressed ahead is compressed now, and not while a visitor waits for it. */
async function serve(directory: string): Promise<RunningServer> {
  const server = await startServer({ directory, port: 0 });
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json|html)$/.test(name),
  );
  for (const name of texts) {
    const address = new URL(name.replace(/(^|\/)index\.html$/, ''), server.url);
    // Some of the old addresses lead to other hosts.
    await (await fetch(address, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })).arrayBuffer();
  }
  return server;
}
