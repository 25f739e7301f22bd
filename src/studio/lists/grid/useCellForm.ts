import { useMemo } from 'react';
import { pointerTo } from '#shared/applyChange.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import type { FormState } from '../../properties/form/FormContext.ts';
import { pointerOfItem } from '../listJson.ts';
import type { ListTable } from '../useListTable.ts';

/** What a field of an item shares with the others of its form, for one that stands by itself. */
export function useCellForm({ file, problems, list }: ListTable, row: number): FormState {
  const { fix } = useEditing();
  const own = problems.get(row);
  return useMemo(() => {
    const pointer = pointerOfItem(row);
    const byPointer = [...(own ?? [])].map(
      ([key, found]) => [key === '' ? pointer : pointerTo(pointer, key), found] as const,
    );
    return {
      subject: { file, pointer, kind: 'item', schema: {}, name: list.name },
      selected: '',
      route: undefined,
      problems: new Map(byPointer),
      change: () => {},
      fix: (problem) => void fix([problem]).catch(showFailure),
    };
  }, [file, list.name, own, row, fix]);
}
