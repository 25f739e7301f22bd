import { useQuery } from '@tanstack/react-query';
import type { MediaUse, MediaUseCounts } from '#shared/media.ts';
import { get } from '../api.ts';

/** How often each file of `_media` is used. */
export const useMediaUseCounts = () =>
  useQuery({ queryKey: ['media-uses'], queryFn: () => get<MediaUseCounts>('media-uses') });

/** Where a file of `_media` is used. */
export const useMediaUses = (path: string) =>
  useQuery({
    queryKey: ['media-uses', path],
    queryFn: () => get<MediaUse[]>('media-uses', { path }),
  });
