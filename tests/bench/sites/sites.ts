import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { RunningServer } from '#engine/serve/static/server.ts';
import { buildAstro } from '../astro/buildAstro.ts';
import { buildClientRendered } from '../visitor/buildClientRendered.ts';
import { type ResolvedSite, resolveSite } from './resolvedSite.ts';
import { serveOutput } from './serveOutput.ts';

/** A site that is measured. */
export interface MeasuredSite {
  /** Its name in the tables. */
  name: string;
  /** Address of its home page. */
  url: string;
  /** Its files. */
  directory: string;
}

/** Sites that are measured in turns, and how to end. */
export interface MeasuredSites {
  sites: MeasuredSite[];
  /** Stops the servers and removes what was built. */
  close: () => Promise<void>;
}

/** Sites to measure, from the command line. */
export interface SiteOptions {
  /** Folder of the pages. */
  pages: string;
  /** Routes that the sites beside Lintel have to have. */
  routes: string[];
  /** Names from `builders`, with commas between them. */
  sites: string;
  /** A finished output folder, which is measured as `lintel`; built when left out. */
  output?: string | undefined;
  /** Further finished output folders, with commas between them: `DIR` or `NAME=DIR`. */
  beside?: string | undefined;
}

interface Parts {
  site: ResolvedSite;
  lintel: string;
  /** Parent of the folder that each builder has. */
  folder: string;
}

/** Builders of sites beside Lintel, of the same resolved pages. @returns the folder of the output */
const builders: Record<string, (parts: Parts) => Promise<string>> = {
  'client-rendered': buildClientRendered,
  astro: (parts) => buildAstro({ ...parts, directive: 'visible' }),
  'astro-idle': (parts) => buildAstro({ ...parts, directive: 'idle' }),
};

/** Description of `--sites`. */
export const aboutSites = `what to measure: lintel, ${Object.keys(builders).join(', ')}`;

/** Description of `--beside`. */
export const aboutBeside = 'finished output folders to measure in the same run, each as DIR or NAME=DIR';

/**
 * Builds and serves sites, as visitors get them. One of those beside Lintel that cannot be built is left out, and the reason
 * said.
 * @throws CannotRun for a site that is not known; when the content has errors, as there would be nothing to measure
 */
export async function serveSites(options: SiteOptions): Promise<MeasuredSites> {
  const names = options.sites.split(',');
  const unknown = names.find((name) => name !== 'lintel' && !builders[name]);
  if (unknown)
    throw new CannotRun(`There is no site ${unknown}; there are lintel, ${Object.keys(builders).join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-sites-'));
  const servers: RunningServer[] = [];
  try {
    const sites: MeasuredSite[] = [];
    for (const [name, directory] of [...(await buildSites(names, options, folder)), ...listBeside(options.beside)]) {
      const server = await serveOutput(directory);
      servers.push(server);
      sites.push({ name, directory, url: server.url });
    }
    return { sites, close: () => end(servers, folder) };
  } catch (error) {
    await end(servers, folder);
    throw error;
  }
}

async function end(servers: RunningServer[], folder: string): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
}

async function buildSites(names: string[], options: SiteOptions, folder: string): Promise<[string, string][]> {
  const { pages, routes, output } = options;
  if (names.length === 0) return [];
  const lintel = output ? resolve(output) : await buildLintel(pages, join(folder, 'lintel'));
  const others = names.filter((name) => name !== 'lintel');
  const site = others.length ? await resolveSite(resolve(pages), routes) : undefined;
  const built: [string, string][] = names.includes('lintel') ? [['lintel', lintel]] : [];
  for (const name of others) {
    const own = join(folder, name);
    mkdirSync(own);
    try {
      const directory = site && (await builders[name]?.({ site, lintel, folder: own }));
      if (directory) built.push([name, directory]);
    } catch (error) {
      console.log(`${name} is left out: ${(error as Error).message}`);
    }
  }
  return built;
}

async function buildLintel(pages: string, out: string): Promise<string> {
  const { ok } = await buildSite({ pages: resolve(pages), out, compress: true });
  if (!ok) throw new Error(`${pages} has errors: npm run check says which.`);
  return out;
}

/** An output is called as it is named, or as the folder that it lies in: `old` of `old/dist`. */
const listBeside = (beside = ''): [name: string, directory: string][] =>
  beside
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [, name, path = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(text) ?? [];
      const directory = resolve(path);
      return [name ?? basename(dirname(directory)), directory];
    });
