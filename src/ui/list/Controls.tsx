import type { ReactNode, RefObject } from 'react';
import { Chips } from './Chips.tsx';
import classes from './Controls.module.css';
import { type Choice, choose, chooseItem, toggle, typeSearch } from './choice.ts';
import type { FilterControl } from './controlsOf.ts';
import { valuesOf } from './itemValues.ts';
import { keyOf } from './options.ts';
import { SearchField } from './SearchField.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TagFilter } from './TagFilter.tsx';
import type { ListState } from './useList.ts';

interface ControlsProps {
  state: ListState;
  /** What is searched, for people who do not see it. */
  name: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  /** How many items fit. It stands beside the search, else after the filters. */
  status: ReactNode;
  /** Follows all of it when nothing fits. */
  clearButton: ReactNode;
}

/**
 * What steers a list. A real form whose fields have the names of the address: sent before the list can react, it
 * leads to the same page with the same choice.
 */
export function Controls({ state, name, searchRef, status, clearButton }: ControlsProps) {
  const { list, controls, choice, change } = state;
  const { search } = list;
  const type = (text: string) =>
    change((before) => (text === (before.get('q') ?? '') ? before : typeSearch(before, text)), true);
  return (
    <search aria-label={name}>
      <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
        {search && (
          <SearchField
            name="q"
            label={search.label}
            placeholder={search.placeholder}
            value={choice.get('q') ?? ''}
            onChange={type}
            fieldRef={searchRef}
          />
        )}
        {search && status}
        {controls.map((control) => {
          const { field, as, on, label } = control.filter;
          return <OneControl control={control} state={state} key={`${field} ${as} ${on} ${label}`} />;
        })}
        {!search && status}
        {clearButton}
      </form>
    </search>
  );
}

function OneControl({ control, state }: { control: FilterControl; state: ListState }) {
  const { filter, offer } = control;
  const { field, as } = filter;
  const chosen = state.choice.getAll(field);
  const press = (value: string) =>
    state.change((before) => {
      if (field !== 'item') return toggle(before, offer, value);
      return withItem(before, before.get('item') === value ? '' : value, state);
    });
  const select = (value: string) =>
    state.change((before) => (field === 'item' ? withItem(before, value, state) : choose(before, offer, [value])));
  if (as === 'select') return <SelectFilter control={control} value={chosen[0] ?? ''} onChoose={select} />;
  if (as === 'tags') return <TagFilter control={control} chosen={chosen} onPress={press} />;
  return <Chips control={control} chosen={chosen} onPress={press} />;
}

/** The choice with one item, empty for none, and with that item's own values. */
function withItem(before: Choice, key: string, { list, controls }: ListState): Choice {
  const item = list.items.find((each) => keyOf(each) === key);
  const filters = controls.map(({ offer }) => offer);
  return chooseItem(before, filters, key, (field) => (item ? valuesOf(item, field) : []));
}
