import { useState } from 'react';
import { isPointerWithin } from '#shared/pointer.ts';
import { useFormContext } from './FormContext.ts';

/** State of a part of a form that can be collapsed. It expands when a value in it is selected. */
export function useOpenForSelection(pointers: readonly string[], isOpenAtFirst: boolean) {
  const { selected } = useFormContext();
  const isSelected = pointers.some((pointer) => isPointerWithin(selected, pointer));
  const [state, setState] = useState({ isOpen: isOpenAtFirst, openedFor: '' });
  if (isSelected && state.openedFor !== selected) setState({ isOpen: true, openedFor: selected });
  return [state.isOpen, (isOpen: boolean) => setState({ ...state, isOpen })] as const;
}
