import { parseArgs } from 'node:util';
import { openAstro, openAstroCollection } from './astro.ts';
import { openEleventy } from './eleventy.ts';
import { openHugo } from './hugo.ts';
import { openNext } from './next.ts';
import type { Site, Tool } from './tool.ts';

/** What Lintel can be measured beside, in the order of the tables. */
const peers: Record<string, (site: Site) => Tool> = {
  eleventy: openEleventy,
  hugo: openHugo,
  astro: openAstro,
  'astro-collection': openAstroCollection,
  next: openNext,
};

/** What to measure, as the command line says. */
export interface Options {
  /** Numbers of pages. */
  sizes: number[];
  runs: number;
  peers: [name: string, open: (site: Site) => Tool][];
}

/** @param args `[sizes] [runs] [--peers a,b]`, sizes with commas between them @throws for a peer that is not known */
export function readOptions(args: string[]): Options {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { peers: { type: 'string' } } });
  const [sizes = '100,1000,10000', runs = '3'] = positionals;
  const names = values.peers === undefined ? Object.keys(peers) : values.peers.split(',').filter(Boolean);
  return {
    sizes: sizes.split(',').map(Number),
    runs: Number(runs),
    peers: names.map((name) => {
      const open = peers[name];
      if (!open) throw new Error(`There is no ${name}; there are ${Object.keys(peers).join(', ')}.`);
      return [name, open];
    }),
  };
}
