import { parseArgs } from 'node:util';
import { size } from '../smoke.ts';
import { openAstro, openAstroCollection } from './astro.ts';
import { openEleventy } from './eleventy.ts';
import { openHugo } from './hugo.ts';
import { openNext } from './next.ts';
import type { Site, Tool } from './tool.ts';

/** Programs to compare Lintel with, in the order of the tables. */
const peers: Record<string, (site: Site) => Tool> = {
  eleventy: openEleventy,
  hugo: openHugo,
  astro: openAstro,
  'astro-collection': openAstroCollection,
  next: openNext,
};

export interface Options {
  /** Numbers of pages. */
  sizes: number[];
  runs: number;
  peers: [name: string, open: (site: Site) => Tool][];
}

/**
 * Parses the command line.
 * @param args `[sizes] [runs] [--peers a,b]`, sizes separated by commas
 * @throws for an unknown peer
 */
export function readOptions(args: string[]): Options {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { peers: { type: 'string' } } });
  const [sizes = size('100,1000,10000', '10,20'), runs = size('3', '1')] = positionals;
  // Peers have to be installed, which takes long: a smoke run measures none.
  const names = values.peers?.split(',').filter(Boolean) ?? size(Object.keys(peers), []);
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
