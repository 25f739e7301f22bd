import { clamp } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Json } from '#shared/json.ts';
import { siteStorageKey } from '../siteStorage.ts';
import { useStoredSetting } from '../useStoredSetting.ts';
import { formatCell } from './cellText.ts';
import { cellValueOf, type ListColumn } from './columns.ts';

/** Display settings of a list's columns, stored in this browser. */
interface StoredColumnLayout {
  hidden: string[];
  widths: Record<string, number>;
}

const minWidth = 64;
const maxWidth = 800;

/** Number of items from which the initial width of a column is estimated. */
const sampledItemCount = 60;

/** Visible columns of a list and their widths, px. */
export function useColumnLayout(name: string, columns: readonly ListColumn[], items: readonly Json[]) {
  const [stored, store] = useStoredSetting<Partial<StoredColumnLayout>>(
    siteStorageKey(`lintel-studio:columns:${name}`),
    {},
  );
  const { hidden = columns.filter(({ isUsual }) => isUsual).map(({ key }) => key), widths = {} } = stored;
  const isHidden = (key: string) => hidden.includes(key);
  const hiddenKeys = hidden.join('\n');
  const shown = useMemo(
    () => columns.filter(({ key }) => !hiddenKeys.split('\n').includes(key)),
    [columns, hiddenKeys],
  );
  // Estimated once, so that no column moves while the user types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initialWidths = useMemo(
    () => new Map(columns.map((column) => [column.key, estimateWidth(column, items)])),
    [columns.map(({ key }) => key).join('\n')],
  );
  const setWidth = (key: string, width: number) =>
    store((before) => ({
      ...before,
      widths: { ...before.widths, [key]: Math.round(clamp(width, minWidth, maxWidth)) },
    }));
  return {
    shown,
    isHidden,
    toggle: (key: string) =>
      store({ ...stored, hidden: isHidden(key) ? hidden.filter((one) => one !== key) : [...hidden, key] }),
    widthOf: (key: string) => widths[key] ?? initialWidths.get(key) ?? 160,
    setWidth,
  };
}

function estimateWidth(column: ListColumn, items: readonly Json[]): number {
  const texts = items.slice(0, sampledItemCount).map((item) => formatCell(cellValueOf(item, column.key), column));
  const longest = texts.reduce((max, text) => Math.max(max, text.length), 0);
  const picture = column.kind === 'media' || column.kind === 'icon' ? 48 : 0;
  return Math.min(
    column.kind === 'media' ? 220 : 320,
    Math.max(96, column.title.length * 8.5 + 78, longest * 7.2 + 28 + picture),
  );
}
