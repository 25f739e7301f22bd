import type { Entry } from './filter.ts';
import { type Field, type Filter, isMultiple, type ListState } from './state.ts';

type Chosen = ListState['chosen'];

/** A narrower choice than that of one item takes that choice back. */
function withoutItem({ item: _, ...chosen }: Chosen): Chosen {
  return chosen;
}

function withField(chosen: Chosen, field: Field, values: readonly string[]): Chosen {
  const { [field]: _, ...others } = chosen;
  return values.length ? { ...others, [field]: values } : others;
}

/** What is typed takes back the chosen item. */
export const typeSearch = (state: ListState, search: string): ListState => ({
  search,
  chosen: withoutItem(state.chosen),
  page: 1,
});

/** Chooses one value of a filter, or none. Choosing what is chosen already changes nothing. */
export function choose(state: ListState, filter: Filter, value: string | undefined): ListState {
  if ((state.chosen[filter.field]?.[0] ?? undefined) === value) return state;
  return setValues(state, filter, value === undefined ? [] : [value]);
}

/** Chooses a value, or takes it back when it is chosen. */
export function toggle(state: ListState, filter: Filter, value: string): ListState {
  const before = state.chosen[filter.field] ?? [];
  if (before.includes(value)) {
    return setValues(
      state,
      filter,
      before.filter((one) => one !== value),
    );
  }
  return setValues(state, filter, filter.as === 'tags' ? [...before, value] : [value]);
}

function setValues(state: ListState, { field, clearsOthers }: Filter, values: readonly string[]): ListState {
  if (clearsOthers) return { search: '', chosen: withField({}, field, values), page: 1 };
  return { ...state, chosen: withField(withoutItem(state.chosen), field, values), page: 1 };
}

/**
 * Chooses one item, and with it the item's own value in every filter that takes one value. What was typed goes: the
 * item would be hidden by it.
 */
export function chooseItem(state: ListState, filters: readonly Filter[], entry: Entry | undefined): ListState {
  if (!entry) return { ...state, chosen: withoutItem(state.chosen), page: 1 };
  let chosen: Chosen = {};
  for (const { field } of filters) {
    if (field === 'item' || field === 'date' || isMultiple(field, filters)) continue;
    chosen = withField(chosen, field, entry.values[field].slice(0, 1));
  }
  return { search: '', chosen: { ...chosen, item: [entry.key] }, page: 1 };
}

/** Goes to a page; the choices stay. */
export const turnTo = (state: ListState, page: number): ListState => ({ ...state, page });
