import { createContext, useMemo } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { encodePath } from '#shared/encodePath.ts';
import type { FileLocation, ListSummary, PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { type SiteView, useSite } from './queries.ts';

/** State of the studio, all of it in the address, so that back, reload and shared links work. */
export interface StudioNavigation {
  /** Path of the page: `/about/location`; empty in an area that shows no page. */
  path: string;
  /** Undefined while the site is loading, or if there is no such page. */
  page: PageSummary | undefined;
  /** Data list that is open as a table; undefined in other areas. */
  list: ListSummary | undefined;
  place: FileLocation | undefined;
  view: SiteView;
  /** @param isStep adds an entry to the browser's history; true when left out */
  select: (place: FileLocation | undefined, isStep?: boolean) => void;
  open: (path: string, place?: FileLocation, view?: SiteView) => void;
  /** Selects a source location, on its own page if it is in a page's file. */
  goTo: (place: FileLocation) => void;
  /** Opens a source location as JSON beside its page. */
  showJson: (place: FileLocation) => void;
  show: (view: SiteView) => void;
}

/** The page whose list has a page or topic at an address. */
const pageWithList = (address: string, pages: readonly PageSummary[]): PageSummary | undefined =>
  pages
    .filter((page) => page.hasListPages && address.startsWith(`${studioAddressOf(page).replace(/\/$/, '')}/`))
    .sort((a, b) => b.route.length - a.route.length)[0];

const showJsonState = { showsJson: true };

/** @returns true if the router state asks for the JSON pane */
export const requestsJson = (state: unknown): boolean =>
  (state as Partial<typeof showJsonState> | null)?.showsJson === true;

/** Navigation for failure notices; undefined where nothing can be opened. */
export const StudioNavigationContext = createContext<StudioNavigation | undefined>(undefined);

export function useStudioNavigation(): StudioNavigation {
  const pageParameter = useMatch('/pages/*')?.params['*'];
  const path = pageParameter === undefined ? '' : `/${pageParameter.replace(/\/$/, '')}`;
  const listName = useMatch('/lists/*')?.params['*'];
  const [parameters, setParameters] = useSearchParams();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const pageAt = (address: string) => site?.pages.find((one) => studioAddressOf(one) === address);
  const pageOf = (file: string) => site?.pages.find((one) => one.file === file);
  const page = pageAt(path) ?? pageWithList(path, site?.pages ?? []);
  const list = listName ? site?.lists.find(({ name }) => name === listName) : undefined;
  const selected = parameters.get('at');
  const ownFile = page?.file ?? list?.file;
  // The same object as long as the location is the same.
  const place = useMemo(() => (selected === null ? undefined : parseLocation(selected, ownFile)), [selected, ownFile]);
  const drafts = parameters.get('drafts') === 'off' ? ('off' as const) : undefined;
  const change = (changed: Record<string, string | undefined>, replace = false) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace },
    );
  const select = (next: FileLocation | undefined, isStep = true) =>
    change({ at: next && formatLocation(next, ownFile) }, !isStep);
  const open = (next: string, location?: FileLocation, siteView?: SiteView) => {
    const after = new URLSearchParams(parameters);
    after.delete('at');
    after.delete('page');
    if (siteView?.at !== undefined) after.set('asof', siteView.at);
    if (location) after.set('at', formatLocation(location, pageAt(next)?.file));
    navigate({ pathname: `/pages${next}`, search: after.toString() });
  };
  return {
    path,
    page,
    list,
    place,
    view: { at: parameters.get('asof') ?? undefined, drafts },
    select,
    open,
    goTo: (location) => {
      const owner = pageOf(location.file);
      const ownList = listName === undefined ? undefined : site?.lists.find(({ file }) => file === location.file);
      if (ownList && ownList.file !== list?.file)
        navigate(`${addressOfList(ownList.name)}?${locationParameter(location, ownList.file)}`);
      else if (listName !== undefined && !ownList && !owner)
        navigate(`/pages/?${locationParameter(location, undefined)}`);
      else if (owner && owner.file !== page?.file) open(studioAddressOf(owner), location);
      else select(location);
    },
    showJson: (location) => {
      const owner = pageOf(location.file);
      const targetPath = owner ? studioAddressOf(owner) : path || '/';
      const after = new URLSearchParams(parameters);
      after.set('at', formatLocation(location, owner ? location.file : targetPath === path ? page?.file : undefined));
      navigate({ pathname: `/pages${targetPath}`, search: after.toString() }, { state: showJsonState });
    },
    show: (view) => change({ asof: view.at, drafts: view.drafts }),
  };
}

/** Parses `/blocks/0` as a pointer in the page's own file, and `_site.json#/name` as one in another file. */
function parseLocation(text: string, ownFile: string | undefined): FileLocation | undefined {
  const [file, pointer] = text.includes('#') ? (text.split('#', 2) as [string, string]) : [ownFile, text];
  return file === undefined ? undefined : { file, pointer };
}

const formatLocation = ({ file, pointer }: FileLocation, ownFile: string | undefined): string =>
  file === ownFile ? pointer : `${file}#${pointer}`;

const locationParameter = (place: FileLocation, ownFile: string | undefined) =>
  new URLSearchParams({ at: formatLocation(place, ownFile) }).toString();

export const addressOfList = (name: string): string => `/lists/${encodePath(name)}`;
