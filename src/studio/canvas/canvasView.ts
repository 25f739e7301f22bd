import { useStored } from '../useStored.ts';

/** Widths at which a page is looked at, CSS px: a phone, a tablet, a computer. */
export const pageWidths = [390, 768, 1440] as const;

/** How the canvas shows a page. */
export interface CanvasView {
  /** Of the page, CSS px; `free` for that of the canvas. */
  width: (typeof pageWidths)[number] | 'free';
  /** False: as somebody sees it whose browser runs no scripts. */
  hasScripts: boolean;
  /** Links, menus and forms react as they do for visitors; nothing is selected by a click. */
  isTrying: boolean;
  /** The page in another language is shown beside it. */
  isBeside: boolean;
}

const atFirst: CanvasView = { width: 'free', hasScripts: true, isTrying: false, isBeside: false };

/** How pages are shown in this browser, and what changes it. It stays over a reload. */
export function useCanvasView(): [CanvasView, (changed: Partial<CanvasView>) => void] {
  const [stored, store] = useStored<Partial<CanvasView>>('lintel-studio:canvas', atFirst);
  const view = { ...atFirst, ...stored };
  return [view, (changed) => store({ ...view, ...changed })];
}
