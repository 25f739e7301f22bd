import { routeOf } from '../load/addresses.ts';
import type { SiteSource, SourceFile } from '../load/source.ts';
import { UnreadFile } from '../load/unreadFile.ts';

/** Which files a site has: what another thread needs to walk some of its pages. */
export interface SiteOutline {
  directory: string;
  site: Place | undefined;
  pages: Place[];
  layouts: [name: string, place: Place][];
  data: [name: string, place: Place][];
  shared: [name: string, place: Place][];
  media: [path: string, absolute: string][];
}

/** A file by its path inside the pages folder and on disk. */
type Place = [path: string, absolute: string];

const placeOf = ({ path, absolute }: SourceFile): Place => [path, absolute];
const unread = ([path, absolute]: Place) => new UnreadFile(path, absolute);

/** The outline of a site. */
export function outlineOf({ directory, site, pages, layouts, data, shared, media }: SiteSource): SiteOutline {
  const places = (files: Map<string, SourceFile>) =>
    [...files].map(([name, file]): [string, Place] => [name, placeOf(file)]);
  return {
    directory,
    site: site && placeOf(site),
    pages: pages.map(({ file }) => placeOf(file)),
    layouts: places(layouts),
    data: places(data),
    shared: places(shared),
    media: [...media].map(([path, { absolute }]) => [path, absolute]),
  };
}

/** The site of an outline; its files are read when something of them is asked for. */
export function sourceOf({ directory, site, pages, layouts, data, shared, media }: SiteOutline): SiteSource {
  const files = (places: [string, Place][]) => new Map(places.map(([name, place]) => [name, unread(place)]));
  return {
    directory,
    site: site && unread(site),
    pages: pages.map((place) => {
      const isNotFoundPage = /(^|\/)_404\.json$/.test(place[0]);
      return { file: unread(place), route: routeOf(place[0]), isNotFoundPage, page: {} };
    }),
    layouts: files(layouts),
    data: files(data),
    shared: files(shared),
    media: new Map(media.map(([path, absolute]) => [path, { path, absolute }])),
  };
}
