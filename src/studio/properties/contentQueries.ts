import { useQuery } from '@tanstack/react-query';
import type { JsonObject } from '#shared/json.ts';
import type { MediaFileSummary, MediaUsage, MediaUsageCounts } from '#shared/media.ts';
import type { FileLocation, IconMarkup, LinkTarget, LocationUsages, QueryHits } from '#shared/studio.ts';
import { getFromApi } from '../api.ts';
import { fetchMediaFolder } from '../media/uploadForPage.ts';

export const useLinkTargets = () =>
  useQuery({ queryKey: ['targets'], queryFn: () => getFromApi<LinkTarget[]>('targets') });

export const useMediaFiles = (isEnabled = true) =>
  useQuery({ queryKey: ['media'], queryFn: () => getFromApi<MediaFileSummary[]>('media'), enabled: isEnabled });

/** Folder for new files of a page; empty until it is known. @param file path of the page */
export const useMediaFolder = (file: string): string =>
  useQuery({ queryKey: ['media-folder', file], queryFn: () => fetchMediaFolder(file), staleTime: 0 }).data ?? '';

export const useMediaUseCounts = () =>
  useQuery({ queryKey: ['media-uses'], queryFn: () => getFromApi<MediaUsageCounts>('media-uses') });

export const useMediaUses = (path: string) =>
  useQuery({ queryKey: ['media-uses', path], queryFn: () => getFromApi<MediaUsage[]>('media-uses', { path }) });

export const useIcons = () => useQuery({ queryKey: ['icons'], queryFn: () => getFromApi<IconMarkup>('icons') });

export const usePlaceUses = ({ file, pointer }: FileLocation) =>
  useQuery({ queryKey: ['uses', file, pointer], queryFn: () => getFromApi<LocationUsages>('uses', { file, pointer }) });

export const useQueryHits = (query: JsonObject, route: string | undefined) => {
  const queryText = JSON.stringify(query);
  return useQuery({
    queryKey: ['hits', queryText, route],
    queryFn: () => getFromApi<QueryHits>('hits', { query: queryText, route }),
    placeholderData: (before) => before,
  });
};
