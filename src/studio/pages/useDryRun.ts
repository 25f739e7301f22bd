import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { FileOperation } from '#shared/fileOperation.ts';
import { messageOfError } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';

/** Debounce between the last key and the dry run, ms. */
const debounceMs = 250;

/** Finds out whether a file operation is possible, without doing it; `isOpen` until that is known. */
export function useDryRun(operation: FileOperation | undefined) {
  const { arrange } = useEditing();
  const current = operation && JSON.stringify(operation);
  const [debounced] = useDebouncedValue(current, debounceMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ['dry-run', debounced],
    queryFn: () => arrange(JSON.parse(debounced ?? '') as FileOperation, 'Try', { isDryRun: true }),
    enabled: debounced !== undefined,
    // The site may have changed by the next time.
    gcTime: 0,
  });
  const isOpen = current !== undefined && (current !== debounced || isFetching);
  if (current === undefined || isOpen) return { arranged: undefined, reason: undefined, isOpen };
  const reason = error
    ? messageOfError(error)
    : data && !data.isPossible && data.users.length === 0
      ? data.text
      : undefined;
  return { arranged: data, reason: reason && withoutCommandHints(reason), isOpen };
}

const withoutCommandHints = (reason: string): string =>
  reason
    .replace(/^Nothing was (written|moved|changed|removed): /, '')
    .replace(/,? or go on as it is with --force/, '')
    .replace(/^./, (first) => first.toUpperCase());
