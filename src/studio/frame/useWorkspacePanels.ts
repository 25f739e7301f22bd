import type { SplitterPaneSize, UseSplitterReturnValue } from '@mantine/hooks';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStoredSetting } from '../useStoredSetting.ts';
import { focusPart, partBeside, type StudioPart } from './studioParts.ts';

/** Default sizes of the panels: pages, canvas, properties; in a narrow window without the pages. */
export const panelSizes = {
  wide: ['280px', 100, '360px'],
  narrow: [100, '352px'],
} as const satisfies Record<string, SplitterPaneSize[]>;

/** Panels around the canvas, and what can be done with them. */
export interface WorkspacePanels {
  /** True in a window in which pages and outline lie over the canvas, so that there is room for the page. */
  isNarrow: boolean;
  /** True if pages and outline are open over the canvas. */
  isOverlayOpen: boolean;
  closeOverlay: () => void;
  splitter: RefObject<UseSplitterReturnValue | null>;
  sizes: SplitterPaneSize[];
  setSizes: (sizes: SplitterPaneSize[]) => void;
  toggle: (side: 'left' | 'right') => void;
  expandProperties: () => void;
  /** Focuses a part, and shows its panel before if it is hidden. */
  focus: (part: StudioPart) => void;
  /** Focuses the part after, or before, the one with the focus. */
  focusBeside: (by: 1 | -1) => void;
}

/** Panels around the canvas: their sizes, and which of them are shown. */
export function useWorkspacePanels(): WorkspacePanels {
  const isNarrow = useMediaQuery('(max-width: 79.99em)', undefined, { getInitialValueInEffect: false });
  const splitter = useRef<UseSplitterReturnValue>(null);
  const [isOverlayOpen, overlay] = useDisclosure();
  const defaultSizes = panelSizes[isNarrow ? 'narrow' : 'wide'];
  const [stored, setSizes] = useStoredSetting<SplitterPaneSize[]>(
    `lintel-studio:panels${isNarrow ? '-narrow' : ''}`,
    defaultSizes,
  );
  const rightIndex = defaultSizes.length - 1;
  const show = (part: StudioPart) => {
    if (part === 'canvas') return;
    if (part === 'properties') splitter.current?.expand(rightIndex);
    else if (isNarrow) overlay.open();
    else splitter.current?.expand(0);
  };
  const focus = (part: StudioPart) => {
    // What is hidden cannot get the focus.
    flushSync(() => show(part));
    focusPart(part);
  };
  return {
    isNarrow,
    isOverlayOpen: isNarrow && isOverlayOpen,
    closeOverlay: overlay.close,
    splitter,
    sizes: stored.length === defaultSizes.length ? stored : [...defaultSizes],
    setSizes,
    toggle: (side) => {
      if (side === 'right') splitter.current?.toggleCollapse(rightIndex);
      else if (isNarrow) overlay.toggle();
      else splitter.current?.toggleCollapse(0);
    },
    expandProperties: () => splitter.current?.expand(rightIndex),
    focus,
    focusBeside: (by) => focus(partBeside(document.activeElement, by)),
  };
}
