import { useDeferredValue, useMemo, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import type { ListSummary } from '#shared/studio.ts';
import { useProblems } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { columnsOf, type ListColumn } from './columns.ts';
import type { ListJson } from './listJson.ts';
import { problemsByRow, type RowProblems } from './listProblems.ts';
import { defaultTableView, isFiltered, type TableView, visibleRowsOf } from './tableView.ts';
import { type CellAddress, useActiveCell } from './useActiveCell.ts';
import { type ColumnLayout, useColumnLayout } from './useColumnLayout.ts';
import { useItemSchema } from './useItemSchema.ts';
import { type ListActions, useListActions } from './useListActions.ts';

/** State and actions of a list's table. */
export interface ListTableModel {
  list: ListSummary;
  file: string;
  fields: JsonObject;
  items: readonly Json[];
  columns: readonly ListColumn[];
  looks: ColumnLayout;
  /** Indices of the visible items, in the order of the table. */
  rows: readonly number[];
  view: TableView;
  setView: (view: TableView) => void;
  /** @returns indices of all items, in the order of the table */
  order: () => number[];
  /** Message why rows cannot be moved; undefined if they can. */
  whyNotMoved: string | undefined;
  problems: ReadonlyMap<number, RowProblems>;
  active: CellAddress | undefined;
  /** @param isStep true adds an entry to the browser's history */
  go: (cell: CellAddress, isStep?: boolean) => void;
  /** Cell that is being edited, and the text with which typing began. */
  editing: (CellAddress & { text?: string | undefined }) | undefined;
  edit: (cell: (CellAddress & { text?: string | undefined }) | undefined) => void;
  /** Indices of the selected items. */
  picked: ReadonlySet<number>;
  pick: (rows: Iterable<number>) => void;
  actions: ListActions;
  /** Announces an action to screen readers. */
  say: (words: string) => void;
  said: string;
}

const emptySelection: ReadonlySet<number> = new Set();

/** State and actions of the table of a list. */
export function useListTable(opened: StudioNavigation, list: ListSummary, json: ListJson): ListTableModel {
  const { file, name } = list;
  const { fields, items } = json;
  const schema = useItemSchema(name, file, json);
  const { data: found = [] } = useProblems();
  const [view, setView] = useState(defaultTableView);
  const [editing, edit] = useState<ListTableModel['editing']>();
  const [chosen, setChosen] = useState(emptySelection);
  const [said, say] = useState('');
  const [active, go] = useActiveCell(opened, file);
  const actions = useListActions(file, name, schema ?? {});
  const columns = useMemo(() => columnsOf({ fields, items }, schema), [fields, items, schema]);
  const looks = useColumnLayout(name, columns, items);
  const problems = useMemo(() => problemsByRow(found, file), [found, file]);
  // The search field is updated at once, the rows of a long list afterwards.
  const words = useDeferredValue(view.words);
  const rows = useMemo(() => visibleRowsOf(items, columns, { ...view, words }), [items, columns, view, words]);
  // Hidden rows do not count as selected.
  const picked = useMemo(
    () => (chosen.size ? new Set(rows.filter((row) => chosen.has(row))) : emptySelection),
    [chosen, rows],
  );
  return {
    ...{ list, file, fields, items, columns, looks, rows, view, setView, problems, active, go, editing, edit, actions },
    ...{ picked, said, say },
    pick: (next) => setChosen(new Set(next)),
    order: () => visibleRowsOf(items, columns, { ...defaultTableView, sort: view.sort }),
    whyNotMoved: whyNotMoved(view),
  };
}

function whyNotMoved(view: TableView): string | undefined {
  if (view.sort)
    return 'Rows cannot be moved while the table is sorted. Keep this order, or go back to that of the file.';
  return isFiltered(view) ? 'Rows cannot be moved while some are left out. Clear the filter first.' : undefined;
}
