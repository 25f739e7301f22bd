import { useQuery } from '@tanstack/react-query';
import type { JsonObject } from '#shared/json.ts';
import type { MediaFile } from '#shared/media.ts';
import type { IconSet, LinkTarget, Place, PlaceUses, QueryHits } from '#shared/studio.ts';
import { get } from '../api.ts';

/** Where links can lead to. */
export const useTargets = () => useQuery({ queryKey: ['targets'], queryFn: () => get<LinkTarget[]>('targets') });

/** Files of `_media`. */
export const useMedia = (isWanted = true) =>
  useQuery({ queryKey: ['media'], queryFn: () => get<MediaFile[]>('media'), enabled: isWanted });

/** All icons there are. */
export const useIcons = () => useQuery({ queryKey: ['icons'], queryFn: () => get<IconSet>('icons') });

/** Where else a value is shown. */
export const useUses = ({ file, pointer }: Place) =>
  useQuery({ queryKey: ['uses', file, pointer], queryFn: () => get<PlaceUses>('uses', { file, pointer }) });

/** What a list gets that asks for its items on a page. */
export const useHits = (query: JsonObject, route: string | undefined) => {
  const asked = JSON.stringify(query);
  return useQuery({
    queryKey: ['hits', asked, route],
    queryFn: () => get<QueryHits>('hits', { query: asked, route }),
    placeholderData: (before) => before,
  });
};
