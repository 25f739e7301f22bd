import { useQuery } from '@tanstack/react-query';
import type { MediaUsage, MediaUsageCounts } from '#shared/media.ts';
import { getFromApi } from '../api.ts';

export const useMediaUseCounts = () =>
  useQuery({ queryKey: ['media-uses'], queryFn: () => getFromApi<MediaUsageCounts>('media-uses') });

export const useMediaUses = (path: string) =>
  useQuery({
    queryKey: ['media-uses', path],
    queryFn: () => getFromApi<MediaUsage[]>('media-uses', { path }),
  });
