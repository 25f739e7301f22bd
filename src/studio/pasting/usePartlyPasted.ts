import { type RefObject, useRef } from 'react';
import type { OnPartlyPasted } from '#markdown/paste/pasteExtension.ts';
import { useOptionalBlockOperations } from '../composing/BlockOperations.tsx';
import { sayPartlyPasted } from './sayPartlyPasted.ts';

/** Function that says what a text could not take, always the latest one: editors are created once. */
export function usePartlyPasted(): RefObject<OnPartlyPasted> {
  const operations = useOptionalBlockOperations();
  const latest = useRef<OnPartlyPasted>(() => {});
  latest.current = (contents) => sayPartlyPasted(contents, operations?.paste);
  return latest;
}
