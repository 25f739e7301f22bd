import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { getOwnValue } from '#shared/json.ts';
import type { ListSummary } from '#shared/studio.ts';
import { useQueueState } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { queryClient, useProblems, useSchemas } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { columnsOf } from './columns.ts';
import type { ListJson } from './listJson.ts';
import { problemsByRow } from './listProblems.ts';
import { defaultTableView, isFiltered, type TableView, visibleRowsOf } from './tableView.ts';
import { type CellAddress, useActiveCell } from './useActiveCell.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { useListActions } from './useListActions.ts';

const emptySelection: ReadonlySet<number> = new Set();

export function useListTable(opened: StudioNavigation, list: ListSummary, json: ListJson) {
  const { file, name } = list;
  const { fields, items } = json;
  const schema = useItemSchema(name, file, json);
  const { data: found = [] } = useProblems();
  const [view, setView] = useState(defaultTableView);
  /** Cell that is being edited, and the text with which typing began. */
  const [editing, edit] = useState<CellAddress & { text?: string | undefined }>();
  const [chosen, setChosen] = useState(emptySelection);
  /** Announcement of the last action for screen readers. */
  const [said, say] = useState('');
  const [active, go] = useActiveCell(opened, file);
  const actions = useListActions(file, name, schema ?? {});
  const columns = useMemo(() => columnsOf({ fields, items }, schema), [fields, items, schema]);
  const looks = useColumnLayout(name, columns, items);
  const problems = useMemo(() => problemsByRow(found, file), [found, file]);
  // The search field is updated at once, the rows of a long list afterwards.
  const words = useDeferredValue(view.words);
  /** Indices of the visible items, in the order of the table. */
  const rows = useMemo(() => visibleRowsOf(items, columns, { ...view, words }), [items, columns, view, words]);
  // Indices of the selected items. Hidden rows do not count as selected.
  const picked = useMemo(
    () => (chosen.size ? new Set(rows.filter((row) => chosen.has(row))) : emptySelection),
    [chosen, rows],
  );
  return {
    ...{ list, file, fields, items, columns, looks, rows, view, setView, problems, active, go, editing, edit, actions },
    ...{ picked, said, say },
    pick: (next: Iterable<number>) => setChosen(new Set(next)),
    /** @returns indices of all items, in the order of the table */
    order: () => visibleRowsOf(items, columns, { ...defaultTableView, sort: view.sort }),
    whyNotMoved: whyNotMoved(view),
  };
}

export type ListTableModel = ReturnType<typeof useListTable>;

/** Message why rows cannot be moved; undefined if they can. */
function whyNotMoved(view: TableView): string | undefined {
  if (view.sort)
    return 'Rows cannot be moved while the table is sorted. Keep this order, or go back to that of the file.';
  return isFiltered(view) ? 'Rows cannot be moved while some are left out. Clear the filter first.' : undefined;
}

/** Schema of a list's items, which the server derives from the definitions of their fields. */
function useItemSchema(name: string, file: string, { fields }: ListJson): FieldSchema | undefined {
  const { data } = useSchemas();
  const { pending } = useQueueState();
  const isSaved = !pending.some((one) => one.file === file);
  const definitions = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list says has changed
  useEffect(() => {
    if (isSaved) void queryClient.invalidateQueries({ queryKey: ['schemas'] }, { cancelRefetch: false });
  }, [definitions, isSaved]);
  return data && (getOwnValue(data.items, name) as FieldSchema | undefined);
}
