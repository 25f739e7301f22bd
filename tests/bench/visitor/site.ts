import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { type RunningServer, startServer } from '#engine/serve/static/server.ts';
import { buildClientRendered } from './buildClientRendered.ts';

/** The two sites that are measured beside each other. */
export interface MeasuredSites {
  /** Folder of Lintel's build. */
  directory: string;
  lintel: RunningServer;
  /** The yardstick: the same pages, rendered in the browser. */
  clientRendered: RunningServer;
  /** Stops both servers and removes the folders. */
  close: () => Promise<void>;
}

/**
 * Builds the site as visitors get it, and its yardstick, into temporary folders and serves both (Brotli 11, as a host
 * that compresses ahead of time).
 * @throws when the content has errors: there would be nothing to measure
 */
export async function serveSites(pages: string, routes: string[]): Promise<MeasuredSites> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-visitor-'));
  const [directory, yardstick] = [join(folder, 'lintel'), join(folder, 'client-rendered')];
  const { ok } = await buildSite({ pages: resolve(pages), out: directory });
  if (!ok) throw new Error(`${pages} has errors: npm run check says which.`);
  await buildClientRendered(resolve(pages), routes, yardstick);
  cpSync(join(directory, 'media'), join(yardstick, 'media'), { recursive: true });
  const [lintel, clientRendered] = [
    await startServer({ directory, port: 0 }),
    await startServer({ directory: yardstick, port: 0 }),
  ];
  return {
    directory,
    lintel,
    clientRendered,
    async close() {
      await Promise.all([lintel.close(), clientRendered.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
