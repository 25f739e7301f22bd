import { useMemo } from 'react';
import { childPointer } from '#shared/pointer.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import type { FormState } from '../../properties/form/FormContext.ts';
import { pointerOfItem } from '../listJson.ts';
import type { ListTableModel } from '../useListTable.ts';

export function useCellFormState({ file, problems, list }: ListTableModel, row: number): FormState {
  const { fix } = useEditing();
  const rowProblems = problems.get(row);
  return useMemo(() => {
    const pointer = pointerOfItem(row);
    const byPointer = [...(rowProblems ?? [])].map(
      ([key, found]) => [key === '' ? pointer : childPointer(pointer, key), found] as const,
    );
    return {
      subject: { file, pointer, kind: 'item', schema: {}, name: list.name },
      selected: '',
      route: undefined,
      problems: new Map(byPointer),
      change: () => {},
      fix: (problem) => void fix([problem]).catch(showFailure),
    };
  }, [file, list.name, rowProblems, row, fix]);
}
