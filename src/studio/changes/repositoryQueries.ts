import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CiState, PageVersion, RepositoryState } from '#shared/publish.ts';
import type { FilesReview, SiteReview } from '#shared/review.ts';
import { get } from '../api.ts';
import { onServerEvent } from '../editing/events.ts';
import { queryClient } from '../queries.ts';

/** After the last check before changes are compared again, ms: whoever types is not disturbed by it. */
const restMs = 800;

/** After which a host is asked again what it says of a commit, ms. */
const ciMs = 10_000;

/** Where the site's repository stands, and which files differ from the last commit. */
export const useRepository = () =>
  useQuery({ queryKey: ['repository'], queryFn: () => get<RepositoryState>('repository') });

/** What is different in the files of pages from the last commit; and, a moment later, what visitors get differently. */
export function useReview(isWanted: boolean) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onServerEvent(({ kind }) => {
      if (kind !== 'checked') return;
      clearTimeout(timer);
      timer = setTimeout(() => void readReviewsAnew(), restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const shared = {
    enabled: isWanted,
    // What was saved while nobody looked counts too.
    refetchOnMount: 'always' as const,
  };
  const files = useQuery({
    queryKey: ['review'],
    queryFn: () => get<FilesReview>('review'),
    placeholderData: (before: FilesReview | undefined) => before,
    ...shared,
  });
  const site = useQuery({
    queryKey: ['site-review'],
    queryFn: () => get<SiteReview>('site-review'),
    placeholderData: (before: SiteReview | undefined) => before,
    ...shared,
  });
  return { files, site };
}

const reviews = ['review', 'site-review'];

const readReviewsAnew = () => Promise.all(reviews.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

/** Has everything about the repository read again. */
export const readRepositoryAnew = () =>
  Promise.all(
    ['repository', ...reviews, 'versions'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );

/** The versions of a page, or of a block on it. */
export const useVersions = (file: string | undefined, pointer: string) =>
  useQuery({
    queryKey: ['versions', file, pointer],
    queryFn: () => get<PageVersion[]>('versions', { file, pointer }),
    enabled: file !== undefined,
    refetchOnMount: 'always',
  });

/** What the host's CI says of a commit, again and again until it is done. */
export const useCi = (commit: string) =>
  useQuery({
    queryKey: ['ci', commit],
    queryFn: () => get<CiState>('ci', { commit }),
    refetchInterval: ({ state }) => (['waiting', 'running'].includes(state.data?.kind ?? '') ? ciMs : false),
  });
