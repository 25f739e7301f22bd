import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Arranged, Arrangement } from '#shared/arrangement.ts';
import { reasonOf } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';

/** After the last key before it is asked what something would come to, ms. */
const restMs = 250;

/** What an arrangement would come to. */
export interface DryRun {
  arranged: Arranged | undefined;
  /** Why it cannot be done, in plain words. */
  reason: string | undefined;
  /** Nobody knows yet. */
  isOpen: boolean;
}

/** @param what undefined for nothing */
export function useDryRun(what: Arrangement | undefined): DryRun {
  const { arrange } = useEditing();
  const asked = what && JSON.stringify(what);
  const [settled] = useDebouncedValue(asked, restMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ['dry-run', settled],
    queryFn: () => arrange(JSON.parse(settled ?? '') as Arrangement, 'Try', { isDryRun: true }),
    enabled: settled !== undefined,
    // The site may be another one by the next time.
    gcTime: 0,
  });
  const isOpen = asked !== undefined && (asked !== settled || isFetching);
  if (asked === undefined || isOpen) return { arranged: undefined, reason: undefined, isOpen };
  const reason = error ? reasonOf(error) : data && !data.isPossible && data.users.length === 0 ? data.text : undefined;
  return { arranged: data, reason: reason && inWords(reason), isOpen };
}

/** What the commands say, without what is about their own options. */
const inWords = (reason: string): string =>
  reason
    .replace(/^Nothing was (written|moved|changed|removed): /, '')
    .replace(/,? or go on as it is with --force/, '')
    .replace(/^./, (first) => first.toUpperCase());
