import { useCallback, useMemo } from 'react';
import type { Json } from '#shared/json.ts';
import { siteName } from '../siteStorage.ts';
import { useStored } from '../useStored.ts';
import { shownText } from './cellText.ts';
import { type Column, valueIn } from './columns.ts';

/** How somebody wants to see the columns of a list; this browser remembers it. */
interface Stored {
  hidden: string[];
  /** By key, px. */
  widths: Record<string, number>;
}

/** Which columns are shown, and how wide. */
export interface Looks {
  shown: readonly Column[];
  isHidden: (key: string) => boolean;
  toggle: (key: string) => void;
  /** px */
  widthOf: (key: string) => number;
  setWidth: (key: string, width: number) => void;
}

const narrowest = 64;
const widest = 800;

/** So many items say how wide a column is at first. */
const asked = 60;

/** @param name of the list */
export function useLooks(name: string, columns: readonly Column[], items: readonly Json[]): Looks {
  const [stored, store] = useStored<Partial<Stored>>(siteName(`lintel-studio:columns:${name}`), {});
  const { hidden = columns.filter(({ isUsual }) => isUsual).map(({ key }) => key), widths = {} } = stored;
  const isHidden = (key: string) => hidden.includes(key);
  const hiddenKeys = hidden.join('\n');
  const shown = useMemo(
    () => columns.filter(({ key }) => !hiddenKeys.split('\n').includes(key)),
    [columns, hiddenKeys],
  );
  // As wide as what is in it: once, so that no column moves while somebody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const usual = useMemo(
    () => new Map(columns.map((column) => [column.key, usualWidth(column, items)])),
    [columns.map(({ key }) => key).join('\n')],
  );
  const setWidth = useCallback(
    (key: string, width: number) =>
      store((before) => ({
        ...before,
        widths: { ...before.widths, [key]: Math.round(Math.min(widest, Math.max(narrowest, width))) },
      })),
    [store],
  );
  return {
    shown,
    isHidden,
    toggle: (key) =>
      store({ ...stored, hidden: isHidden(key) ? hidden.filter((one) => one !== key) : [...hidden, key] }),
    widthOf: (key) => widths[key] ?? usual.get(key) ?? 160,
    setWidth,
  };
}

function usualWidth(column: Column, items: readonly Json[]): number {
  const texts = items.slice(0, asked).map((item) => shownText(valueIn(item, column.key), column));
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const picture = column.kind === 'media' || column.kind === 'icon' ? 48 : 0;
  return Math.min(
    column.kind === 'media' ? 220 : 320,
    Math.max(96, column.title.length * 8.5 + 78, longest * 7.2 + 28 + picture),
  );
}
