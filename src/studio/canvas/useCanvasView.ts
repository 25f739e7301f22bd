import { useStoredSetting } from '../useStoredSetting.ts';

/** Widths of the preview, CSS px: a phone, a tablet, a computer. */
export const pageWidths = [390, 768, 1440] as const;

export interface CanvasView {
  /** Width of the page, CSS px; `free` for that of the canvas. */
  width: (typeof pageWidths)[number] | 'free';
  /** False: shown as in a browser that runs no scripts. */
  hasScripts: boolean;
  /** Links, menus and forms react as they do for visitors; nothing is selected by a click. */
  isTrying: boolean;
  isBeside: boolean;
}

const defaultCanvasView: CanvasView = { width: 'free', hasScripts: true, isTrying: false, isBeside: false };

export function useCanvasView(): [CanvasView, (changed: Partial<CanvasView>) => void] {
  const [stored, store] = useStoredSetting<Partial<CanvasView>>('lintel-studio:canvas', defaultCanvasView);
  const view = { ...defaultCanvasView, ...stored };
  return [view, (changed) => store({ ...view, ...changed })];
}
