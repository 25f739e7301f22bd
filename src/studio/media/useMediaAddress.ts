import { useSearchParams } from 'react-router-dom';
import type { Narrowing, Shown } from './mediaFiles.ts';

/** What is open in the media library. All of it stands in the address: back, reload and a link that one sends work. */
export interface MediaAddress extends Narrowing {
  view: 'grid' | 'list';
  /** Path of the file that is looked at; undefined for none. */
  file: string | undefined;
}

const shows: readonly string[] = ['pictures', 'documents', 'unused'] satisfies Shown[];

/** Reads the address, and gives what changes it. */
export function useMediaAddress(): [MediaAddress, (changed: Partial<MediaAddress>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const show = parameters.get('show') ?? '';
  const address: MediaAddress = {
    folder: parameters.get('folder') ?? '',
    search: parameters.get('search') ?? '',
    show: shows.includes(show) ? (show as Shown) : 'all',
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
      // Each letter of a search is no step that one goes back to.
      { replace: 'search' in changed },
    );
  return [address, change];
}
