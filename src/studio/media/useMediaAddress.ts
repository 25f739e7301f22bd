import { useSearchParams } from 'react-router-dom';
import type { MediaFilter, MediaFilterKind } from './mediaFiles.ts';

/** State of the media library. It is stored in the address, so that back, reload and shared links work. */
export interface MediaAddress extends MediaFilter {
  view: 'grid' | 'list';
  /** Path of the file whose details are shown; undefined for none. */
  file: string | undefined;
}

const shows: readonly string[] = ['pictures', 'documents', 'unused'] satisfies MediaFilterKind[];

export function useMediaAddress(): [MediaAddress, (changed: Partial<MediaAddress>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const show = parameters.get('show') ?? '';
  const address: MediaAddress = {
    folder: parameters.get('folder') ?? '',
    search: parameters.get('search') ?? '',
    show: shows.includes(show) ? (show as MediaFilterKind) : 'all',
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    file: parameters.get('file') ?? undefined,
  };
  const change = (changed: Partial<MediaAddress>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (!value || value === 'all' || value === 'grid') after.delete(name);
          else after.set(name, value);
        return after;
      },
      // Letters of a search add no entries to the browser's history.
      { replace: 'search' in changed },
    );
  return [address, change];
}
