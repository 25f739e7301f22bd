import { allContainers, type SiteGraph } from './graph.ts';

/** The origin that a block sends requests to; undefined for a path of the site or what is no address. */
export const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

/** Origins that shown blocks send requests to. */
export const endpointsOf = (graph: SiteGraph): Set<string> =>
  new Set(allContainers(graph).flatMap(({ endpoints }) => endpoints));
