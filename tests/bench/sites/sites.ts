import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { buildAstro } from '../astro/buildAstro.ts';
import { buildClientRendered } from '../visitor/buildClientRendered.ts';
import { type ResolvedSite, resolveSite } from './resolvedSite.ts';
import { serveOutput } from './serveOutput.ts';

export interface MeasuredSite {
  /** Name in the tables. */
  name: string;
  /** Address of its home page. */
  url: string;
  /** Folder of its files. */
  directory: string;
}

export interface MeasuredSites {
  sites: MeasuredSite[];
  /** Stops the servers and removes the built sites. */
  close: () => Promise<void>;
}

/** Sites to measure, from the command line. */
export interface SiteOptions {
  pages: string;
  /** Routes that the compared sites must have. */
  routes: string[];
  /** Names from `builders`, separated by commas. */
  sites: string;
  /** A finished output folder, which is measured as `lintel`; built if left out. */
  output?: string | undefined;
  /** Further finished output folders, separated by commas: `DIR` or `NAME=DIR`. */
  beside?: string | undefined;
}

interface Parts {
  site: ResolvedSite;
  lintel: string;
  /** Parent of the folder that each builder has. */
  folder: string;
}

/**
 * Builders of the compared sites, from the same resolved pages.
 * @returns the folder of the output
 */
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
 * Builds and serves sites, as for visitors. A compared site that cannot be built is left out, with a message.
 * @throws CannotRun for an unknown site, or when the content has errors, as there would be nothing to measure
 */
export async function serveSites(options: SiteOptions): Promise<MeasuredSites> {
  const names = options.sites.split(',');
  const unknown = names.find((name) => name !== 'lintel' && !builders[name]);
  if (unknown)
    throw new CommandError(`There is no site ${unknown}; there are lintel, ${Object.keys(builders).join(', ')}.`);
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
    const siteFolder = join(folder, name);
    mkdirSync(siteFolder);
    try {
      const directory = site && (await builders[name]?.({ site, lintel, folder: siteFolder }));
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

/** Name of each output, which is given, or that of the folder around it: `old` for `old/dist`. */
const listBeside = (list = ''): [name: string, directory: string][] =>
  list
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [, name, path = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(text) ?? [];
      const directory = resolve(path);
      return [name ?? basename(dirname(directory)), directory];
    });
