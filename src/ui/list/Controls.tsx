import { type ReactNode, useMemo } from 'react';
import { Chips } from './Chips.tsx';
import classes from './Controls.module.css';
import { optionsOf } from './options.ts';
import { SearchField } from './SearchField.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { chosenValue, type Filter, type Search } from './state.ts';
import { TagFilter } from './TagFilter.tsx';
import { choose, chooseItem, toggle } from './transitions.ts';
import { searchName } from './urlState.ts';
import type { ListView } from './useList.ts';

interface ControlsProps {
  view: ListView;
  search?: Search;
  /** What is searched, for people who do not see it. */
  name: string | undefined;
  /** How many items fit. It stands beside the search, else after the filters. */
  status: ReactNode;
  /** Follows all of it when nothing fits. */
  clearButton: ReactNode;
}

/**
 * What steers a list. A real form whose fields have the names of the address: sent before the block could react, it
 * leads to the same page with the same choice.
 */
export function Controls({ view, search, name, status, clearButton }: ControlsProps) {
  const { state, offer, type, formRef } = view;
  return (
    <search aria-label={name}>
      <form ref={formRef} className={classes.form} onSubmit={(event) => event.preventDefault()}>
        {search && (
          <SearchField
            name={searchName}
            label={search.label}
            placeholder={search.placeholder}
            value={state.search}
            onChange={type}
          />
        )}
        {search && status}
        {offer.filters.map((filter) => (
          <FilterControl
            filter={filter}
            view={view}
            key={`${filter.field} ${filter.as} ${filter.on} ${filter.label}`}
          />
        ))}
        {!search && status}
        {clearButton}
      </form>
    </search>
  );
}

function FilterControl({ filter, view: { state, offer, change } }: { filter: Filter; view: ListView }) {
  const options = useMemo(() => optionsOf(filter, offer.entries), [filter, offer.entries]);
  if (options.length === 0) return null;
  const set = (value: string | undefined) => {
    if (filter.field !== 'item') return change(choose(state, filter, value));
    const entry = offer.entries.find(({ key }) => key === value);
    return change(chooseItem(state, offer.filters, entry));
  };
  const press = (value: string) => {
    if (filter.field !== 'item') return change(toggle(state, filter, value));
    return set(chosenValue(state, 'item') === value ? undefined : value);
  };
  const shared = { filter, options, chosen: state.chosen[filter.field] ?? [] };
  if (filter.as === 'select') return <SelectFilter {...shared} onChoose={set} />;
  if (filter.as === 'tags') return <TagFilter {...shared} onToggle={press} />;
  return <Chips {...shared} onToggle={press} onClear={() => set(undefined)} />;
}
