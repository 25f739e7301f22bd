import { QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type {
  FileState,
  InsertableBlock,
  PageOutline,
  PageSummary,
  SearchHit,
  SiteSummary,
  StudioProblem,
  StudioSchemas,
  UndoState,
} from '#shared/studio.ts';
import type { UpcomingDate } from '#shared/upcomingChanges.ts';
import { ApiError, getFromApi } from './api.ts';

/** Cache of everything read from the server. Server events invalidate it (`editing/serverEvents.ts`). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The dev server answers without a network.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 3 && error instanceof ApiError && error.status === 0,
    },
  },
});

/** Invalidates the queries of some kinds; settles when the visible ones are read again. */
export const invalidate = (...kinds: string[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kinds.includes(String(kind)) });

/** Point in time at which the site is shown, with or without drafts. */
export interface SiteView {
  /** Timestamp, like `?at=` of the dev server; now when left out. */
  at?: string | undefined;
  drafts?: 'off' | undefined;
}

/** Answer to a request without parameters. */
export const useApi = <Answer>(name: string) => useQuery({ queryKey: [name], queryFn: () => getFromApi<Answer>(name) });

export const useSite = () => useApi<SiteSummary>('site');
export const useProblems = () => useApi<StudioProblem[]>('problems');
/** Problems of each file by its path, for lists of many files. */
export function useProblemsByFile(): ReadonlyMap<string, StudioProblem[]> {
  const { data } = useProblems();
  return useMemo(() => {
    const byFile = new Map<string, StudioProblem[]>();
    for (const problem of data ?? []) getOrInsert(byFile, problem.file, () => []).push(problem);
    return byFile;
  }, [data]);
}
export const useSchemas = () => useApi<StudioSchemas>('schemas');
/** Reads the schemas unless they are cached. */
export const fetchSchemas = (): Promise<StudioSchemas> =>
  queryClient.ensureQueryData({ queryKey: ['schemas'], queryFn: () => getFromApi<StudioSchemas>('schemas') });
export const useHistory = () => useApi<UndoState>('history');
export const useInsertableBlocks = () => useApi<InsertableBlock[]>('choices');
/** Scheduled changes from now on. */
export const useUpcomingChanges = () => useApi<UpcomingDate[]>('coming');

const fileQuery = (file: string | undefined) => ({
  queryKey: ['file', file],
  queryFn: () => getFromApi<FileState>('file', { file }),
});

/** @param file undefined while nothing is selected */
export const useFile = (file: string | undefined) => useQuery({ ...fileQuery(file), enabled: file !== undefined });

/** Reads a file unless it is cached. */
export const ensureFile = (file: string): Promise<FileState> => queryClient.ensureQueryData(fileQuery(file));

/** Caches a file after saving, and cancels a running query of it, whose result may be older. */
export function cacheFile(file: FileState): void {
  const { queryKey } = fileQuery(file.file);
  queryClient.setQueryData(queryKey, file);
  // Cancelling reverts to the value set last.
  void queryClient.cancelQueries({ queryKey });
}

const outlineQuery = (file: string | undefined, { at, drafts }: SiteView, page?: PageSummary) => {
  // Pages of one template differ in their names of blocks.
  const route = page?.item && page.file === file ? page.route : undefined;
  return {
    queryKey: ['outline', file, at, drafts, route],
    queryFn: () => getFromApi<PageOutline>('outline', { file, at, drafts, route }),
  };
};

export const fetchOutline = (file: string, view: SiteView): Promise<PageOutline> =>
  queryClient.fetchQuery({ ...outlineQuery(file, view), staleTime: 0 });

/** @param page that is open: its file may be a template, which makes many */
export const useOutline = (file: string | undefined, view: SiteView, page?: PageSummary) =>
  useQuery({
    ...outlineQuery(file, view, page),
    enabled: file !== undefined,
    // The outline of another page must not stay visible: edits would go into the wrong file.
    placeholderData: (before, query) => (query?.queryKey[1] === file ? before : undefined),
  });

const traceQuery = (address: string | undefined, { at, drafts }: SiteView) => ({
  queryKey: ['trace', address, at, drafts],
  queryFn: () => getFromApi<PageTrace>('trace', { address, at, drafts }),
});

/** @param address path of a page: `/about/location` */
export const useTrace = (address: string | undefined, view: SiteView) =>
  useQuery({ ...traceQuery(address, view), enabled: address !== undefined });

/** Fetches the trace of a page as it is saved now. */
export const fetchTrace = (address: string, view: SiteView): Promise<PageTrace> =>
  queryClient.fetchQuery({ ...traceQuery(address, view), staleTime: 0 });

/** @param words searched in all texts; no results for fewer than two letters */
export const useSearch = (words: string) =>
  useQuery({
    queryKey: ['search', words],
    queryFn: () => getFromApi<SearchHit[]>('search', { for: words }),
    enabled: words.length > 1,
    placeholderData: (before) => (words.length > 1 ? before : undefined),
  });
