import { useDeferredValue, useMemo, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import type { ListSummary } from '#shared/studio.ts';
import { useProblems } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { type Column, columnsOf } from './columns.ts';
import type { ListJson } from './listJson.ts';
import { problemsByRow, type RowProblems } from './listProblems.ts';
import { type Cell, useActive } from './useActive.ts';
import { useItemSchema } from './useItemSchema.ts';
import { type ListActions, useListActions } from './useListActions.ts';
import { type Looks, useLooks } from './useLooks.ts';
import { isFiltered, plainView, rowsOf, type View } from './view.ts';

/** A list as its table shows it, and what somebody does there. */
export interface ListTable {
  list: ListSummary;
  file: string;
  fields: JsonObject;
  items: readonly Json[];
  columns: readonly Column[];
  looks: Looks;
  /** Indices of the items that are shown, in the order in which they are. */
  rows: readonly number[];
  view: View;
  setView: (view: View) => void;
  /** Indices of all items, in the order in which they are shown. */
  order: () => number[];
  /** Why rows cannot be put elsewhere by hand; undefined where they can. */
  whyNotMoved: string | undefined;
  problems: ReadonlyMap<number, RowProblems>;
  active: Cell | undefined;
  /** @param isStep whether one can go back to the cell before */
  go: (cell: Cell, isStep?: boolean) => void;
  /** The cell that has become its field, and the text that was typed to make it one. */
  editing: (Cell & { text?: string | undefined }) | undefined;
  edit: (cell: (Cell & { text?: string | undefined }) | undefined) => void;
  /** Items that are selected. */
  picked: ReadonlySet<number>;
  pick: (rows: Iterable<number>) => void;
  actions: ListActions;
  /** Tells those who do not see it what was done. */
  say: (words: string) => void;
  said: string;
}

const nothing: ReadonlySet<number> = new Set();

/** All that a table of a list is made of. */
export function useListTable(opened: Opened, list: ListSummary, json: ListJson): ListTable {
  const { file, name } = list;
  const { fields, items } = json;
  const schema = useItemSchema(name, file, json);
  const { data: found = [] } = useProblems();
  const [view, setView] = useState(plainView);
  const [editing, edit] = useState<ListTable['editing']>();
  const [chosen, setChosen] = useState(nothing);
  const [said, say] = useState('');
  const [active, go] = useActive(opened, file);
  const actions = useListActions(file, name, schema ?? {});
  const columns = useMemo(() => columnsOf({ fields, items }, schema), [fields, items, schema]);
  const looks = useLooks(name, columns, items);
  const problems = useMemo(() => problemsByRow(found, file), [found, file]);
  // What is typed into the search shows at once; the rows of a long list follow.
  const words = useDeferredValue(view.words);
  const rows = useMemo(() => rowsOf(items, columns, { ...view, words }), [items, columns, view, words]);
  // What is not seen is not meant.
  const picked = useMemo(
    () => (chosen.size ? new Set(rows.filter((row) => chosen.has(row))) : nothing),
    [chosen, rows],
  );
  return {
    ...{ list, file, fields, items, columns, looks, rows, view, setView, problems, active, go, editing, edit, actions },
    ...{ picked, said, say },
    pick: (next) => setChosen(new Set(next)),
    order: () => rowsOf(items, columns, { ...plainView, sort: view.sort }),
    whyNotMoved: whyNotMoved(view),
  };
}

function whyNotMoved(view: View): string | undefined {
  if (view.sort)
    return 'Rows cannot be moved while the table is sorted. Keep this order, or go back to that of the file.';
  return isFiltered(view) ? 'Rows cannot be moved while some are left out. Clear the filter first.' : undefined;
}
