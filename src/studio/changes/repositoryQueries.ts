import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CiState, PageVersion, RepositoryState } from '#shared/publish.ts';
import type { FilesReview, SiteReview } from '#shared/review.ts';
import { getFromApi } from '../api.ts';
import { onServerEvent } from '../editing/serverEvents.ts';
import { invalidate, useApi } from '../queries.ts';

/** Delay from the last check to the next comparison, ms, so that typing is not disturbed. */
const recompareDelayMs = 800;

/** Interval of queries for the CI state of a commit, ms. */
const ciPollMs = 10_000;

export const useRepository = () => useApi<RepositoryState>('repository');

export function useReview(isEnabled: boolean) {
  const recompare = useDebouncedCallback(() => void invalidate('review', 'site-review'), recompareDelayMs);
  useEffect(() => onServerEvent(({ kind }) => kind === 'checked' && recompare()), [recompare]);
  const options = {
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    // Changes saved while this was not mounted count too.
    refetchOnMount: 'always',
  } as const;
  const files = useQuery({ queryKey: ['review'], queryFn: () => getFromApi<FilesReview>('review'), ...options });
  const site = useQuery({
    queryKey: ['site-review'],
    queryFn: () => getFromApi<SiteReview>('site-review'),
    ...options,
  });
  return { files, site };
}

export const refetchRepository = () => invalidate('repository', 'review', 'site-review', 'versions');

export const useVersions = (file: string | undefined, pointer: string) =>
  useQuery({
    queryKey: ['versions', file, pointer],
    queryFn: () => getFromApi<PageVersion[]>('versions', { file, pointer }),
    enabled: file !== undefined,
    refetchOnMount: 'always',
  });

export const useCiState = (commit: string) =>
  useQuery({
    queryKey: ['ci', commit],
    queryFn: () => getFromApi<CiState>('ci', { commit }),
    refetchInterval: ({ state }) => (['waiting', 'running'].includes(state.data?.kind ?? '') ? ciPollMs : false),
  });
