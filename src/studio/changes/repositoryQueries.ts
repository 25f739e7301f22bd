import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CiState, PageVersion, RepositoryState } from '#shared/publish.ts';
import type { FilesReview, SiteReview } from '#shared/review.ts';
import { getFromApi } from '../api.ts';
import { onServerEvent } from '../editing/serverEvents.ts';
import { queryClient } from '../queries.ts';

/** Delay from the last check to the next comparison, ms, so that typing is not disturbed. */
const recompareDelayMs = 800;

/** Interval of queries for the CI state of a commit, ms. */
const ciPollMs = 10_000;

/** State of the site's repository, and the files that differ from the last commit. */
export const useRepository = () =>
  useQuery({ queryKey: ['repository'], queryFn: () => getFromApi<RepositoryState>('repository') });

/** Changes of page files since the last commit and, slightly later, changes for visitors. */
export function useReview(isEnabled: boolean) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onServerEvent(({ kind }) => {
      if (kind !== 'checked') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetchReviews(), recompareDelayMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const shared = {
    enabled: isEnabled,
    // Changes saved while this was not mounted count too.
    refetchOnMount: 'always' as const,
  };
  const files = useQuery({
    queryKey: ['review'],
    queryFn: () => getFromApi<FilesReview>('review'),
    placeholderData: (before: FilesReview | undefined) => before,
    ...shared,
  });
  const site = useQuery({
    queryKey: ['site-review'],
    queryFn: () => getFromApi<SiteReview>('site-review'),
    placeholderData: (before: SiteReview | undefined) => before,
    ...shared,
  });
  return { files, site };
}

const reviewQueryKeys = ['review', 'site-review'];

const refetchReviews = () =>
  Promise.all(reviewQueryKeys.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

export const refetchRepository = () =>
  Promise.all(
    ['repository', ...reviewQueryKeys, 'versions'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );

export const useVersions = (file: string | undefined, pointer: string) =>
  useQuery({
    queryKey: ['versions', file, pointer],
    queryFn: () => getFromApi<PageVersion[]>('versions', { file, pointer }),
    enabled: file !== undefined,
    refetchOnMount: 'always',
  });

/** CI state of a commit on its host, polled until it is final. */
export const useCiState = (commit: string) =>
  useQuery({
    queryKey: ['ci', commit],
    queryFn: () => getFromApi<CiState>('ci', { commit }),
    refetchInterval: ({ state }) => (['waiting', 'running'].includes(state.data?.kind ?? '') ? ciPollMs : false),
  });
