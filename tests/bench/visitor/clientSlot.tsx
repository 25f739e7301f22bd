import { createContext, type ReactNode, useContext } from 'react';
import type { Slot } from '#shared/content.ts';

/** The content of the slots of the surrounding block. */
export const SlotElements = createContext<ReactNode[]>([]);

/** Replacement for `#ui/SlotContent.tsx`: the blocks inside a container as elements of the same tree. */
export function SlotContent({ slot }: { slot: Slot }) {
  return <div data-slot={slot.slot}>{useContext(SlotElements)[slot.slot]}</div>;
}
