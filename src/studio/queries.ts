import { QueryClient, useQuery } from '@tanstack/react-query';
import type { ComingMoment } from '#shared/coming.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type {
  BlockChoice,
  FileState,
  HistoryState,
  PageOutline,
  SearchHit,
  SiteSummary,
  StudioProblem,
  StudioSchemas,
} from '#shared/studio.ts';
import { ApiError, get } from './api.ts';

/** What the studio knows of the site. What is saved makes it out of date (`editing/events.ts`). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 3 && error instanceof ApiError && error.status === 0,
    },
  },
});

/** The moment at which the site is shown, and whether with drafts. */
export interface View {
  /** As in `?at=` of the dev server; now when left out. */
  at?: string | undefined;
  drafts?: 'off' | undefined;
}

export const useSite = () => useQuery({ queryKey: ['site'], queryFn: () => get<SiteSummary>('site') });
export const useProblems = () => useQuery({ queryKey: ['problems'], queryFn: () => get<StudioProblem[]>('problems') });
export const useSchemas = () => useQuery({ queryKey: ['schemas'], queryFn: () => get<StudioSchemas>('schemas') });
/** What comes and goes by dates, from now on. */
export const useComing = () => useQuery({ queryKey: ['coming'], queryFn: () => get<ComingMoment[]>('coming') });

export const useHistory = () => useQuery({ queryKey: ['history'], queryFn: () => get<HistoryState>('history') });

/** @param file undefined while nothing is selected */
export const useFile = (file: string | undefined) =>
  useQuery({
    queryKey: ['file', file],
    queryFn: () => get<FileState>('file', { file }),
    enabled: file !== undefined,
  });

/** Has a file read, unless it is known. */
export const ensureFile = (file: string): Promise<FileState> =>
  queryClient.ensureQueryData({ queryKey: ['file', file], queryFn: () => get<FileState>('file', { file }) });

/** Takes a file as it was saved: what is being read of it at this moment may be older. */
export function takeFile(file: FileState): void {
  const queryKey = ['file', file.file];
  queryClient.setQueryData(queryKey, file);
  // It goes back to what it was set to last.
  void queryClient.cancelQueries({ queryKey });
}

const outlineQuery = (file: string | undefined, { at, drafts }: View) => ({
  queryKey: ['outline', file, at, drafts],
  queryFn: () => get<PageOutline>('outline', { file, at, drafts }),
});

/** Has an outline read as it is now. */
export const fetchOutline = (file: string, view: View): Promise<PageOutline> =>
  queryClient.fetchQuery({ ...outlineQuery(file, view), staleTime: 0 });

/** The blocks that can be put on a page. */
export const useChoices = (isWanted: boolean) =>
  useQuery({ queryKey: ['choices'], queryFn: () => get<BlockChoice[]>('choices'), enabled: isWanted });

/** @param file of a page */
export const useOutline = (file: string | undefined, view: View) =>
  useQuery({
    ...outlineQuery(file, view),
    enabled: file !== undefined,
    // That of another page leads to its file: what is changed there would be changed in the wrong one.
    placeholderData: (before, query) => (query?.queryKey[1] === file ? before : undefined),
  });

/** @param address path of a page: `/about/location` */
export const useTrace = (address: string | undefined, { at, drafts }: View) =>
  useQuery({
    queryKey: ['trace', address, at, drafts],
    queryFn: () => get<PageTrace>('trace', { address, at, drafts }),
    enabled: address !== undefined,
  });

/** @param words that are looked for in all texts; nothing is for fewer than two letters */
export const useSearch = (words: string) =>
  useQuery({
    queryKey: ['search', words],
    queryFn: () => get<SearchHit[]>('search', { for: words }),
    enabled: words.length > 1,
    placeholderData: (before) => (words.length > 1 ? before : undefined),
  });
