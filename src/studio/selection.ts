import { createContext, useCallback, useMemo } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { encodePath } from '#shared/encodePath.ts';
import { addressOf } from '#shared/pageAddress.ts';
import type { ListSummary, PageSummary, Place } from '#shared/studio.ts';
import { useSite, type View } from './queries.ts';

/** What is open in the studio. All of it stands in the address: back, reload and a link that one sends work. */
export interface Opened {
  /** Path of the page: `/about/location`; empty in an area that shows no page. */
  path: string;
  /** Undefined while the site is being read, and where there is no such page. */
  page: PageSummary | undefined;
  /** The data list that is open as a table; undefined in areas that show none. */
  list: ListSummary | undefined;
  /** What is selected; undefined for nothing. */
  place: Place | undefined;
  view: View;
  /** @param isStep whether one can go back to what was selected before; so it is unless it is said */
  select: (place: Place | undefined, isStep?: boolean) => void;
  /** Shows a page, and selects something on it; at another moment where one is given. */
  open: (path: string, place?: Place, view?: View) => void;
  /** Selects a place, on its own page where it is written in one. */
  goTo: (place: Place) => void;
  /** Opens a place as JSON, beside its page. */
  showJson: (place: Place) => void;
  /** Shows the site at another moment. */
  show: (view: View) => void;
}

/** Given to the router by what leads to a place as JSON. */
const asJson = { showsJson: true };

/** Whether the state of a location asks for what is selected as JSON. */
export const isAsJson = (state: unknown): boolean => (state as Partial<typeof asJson> | null)?.showsJson === true;

/** What is open, for what stands in place of something that has failed; undefined where nothing can be opened. */
export const OpenedContext = createContext<Opened | undefined>(undefined);

/** Reads the address, and changes it. */
export function useOpened(): Opened {
  const below = useMatch('/pages/*')?.params['*'];
  const path = below === undefined ? '' : `/${below.replace(/\/$/, '')}`;
  const listName = useMatch('/lists/*')?.params['*'];
  const [parameters, setParameters] = useSearchParams();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const page = site?.pages.find(({ route, isNotFoundPage }) => addressOf({ route, isNotFoundPage }) === path);
  const list = listName ? site?.lists.find(({ name }) => name === listName) : undefined;
  const selected = parameters.get('at');
  const ownFile = page?.file ?? list?.file;
  // The same object as long as it is the same place.
  const place = useMemo(() => (selected === null ? undefined : readPlace(selected, ownFile)), [selected, ownFile]);
  const drafts = parameters.get('drafts') === 'off' ? ('off' as const) : undefined;
  const change = useCallback(
    (changed: Record<string, string | undefined>, replace = false) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed))
            if (value === undefined) after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace },
      ),
    [setParameters],
  );
  const select = (next: Place | undefined, isStep = true) => change({ at: next && writePlace(next, ownFile) }, !isStep);
  const open = (next: string, there?: Place, then?: View) => {
    const file = site?.pages.find((other) => addressOf(other) === next)?.file;
    const after = new URLSearchParams(parameters);
    after.delete('at');
    after.delete('page');
    if (then?.at !== undefined) after.set('asof', then.at);
    if (there) after.set('at', writePlace(there, file));
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
    goTo: (there) => {
      const owner = site?.pages.find(({ file }) => file === there.file);
      const own = listName === undefined ? undefined : site?.lists.find(({ file }) => file === there.file);
      if (own && own.file !== list?.file) navigate(`${addressOfList(own.name)}?${placeInAddress(there, own.file)}`);
      else if (listName !== undefined && !own && !owner) navigate(`/pages/?${placeInAddress(there, undefined)}`);
      else if (owner && owner.file !== page?.file) open(addressOf(owner), there);
      else select(there);
    },
    showJson: (there) => {
      const owner = site?.pages.find(({ file }) => file === there.file);
      const below = owner ? addressOf(owner) : path || '/';
      const after = new URLSearchParams(parameters);
      after.set('at', writePlace(there, owner ? there.file : below === path ? page?.file : undefined));
      navigate({ pathname: `/pages${below}`, search: after.toString() }, { state: asJson });
    },
    show: (view) => change({ asof: view.at, drafts: view.drafts }),
  };
}

/** `/blocks/0` is of the page's own file, `_site.json#/name` of another one. */
function readPlace(text: string, ownFile: string | undefined): Place | undefined {
  const [file, pointer] = text.includes('#') ? (text.split('#', 2) as [string, string]) : [ownFile, text];
  return file === undefined ? undefined : { file, pointer };
}

const writePlace = ({ file, pointer }: Place, ownFile: string | undefined): string =>
  file === ownFile ? pointer : `${file}#${pointer}`;

const placeInAddress = (place: Place, ownFile: string | undefined) =>
  new URLSearchParams({ at: writePlace(place, ownFile) }).toString();

/** Where a data list is shown as a table. */
export const addressOfList = (name: string): string => `/lists/${encodePath(name)}`;
