import type { ReactNode } from 'react';
import { Chips } from './Chips.tsx';
import classes from './Controls.module.css';
import { optionsOf } from './options.ts';
import { SearchField } from './SearchField.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import type { Filter, Item, ListShape } from './shape.ts';
import { TagFilter } from './TagFilter.tsx';

interface ControlsProps {
  list: ListShape;
  /** What is searched, for people who do not see it. */
  name: string | undefined;
  /** How many items fit. It stands beside the search, else after the filters. */
  status: ReactNode;
  /** Follows all of it when nothing fits. */
  clearButton: ReactNode;
}

/**
 * What steers a list. A real form whose fields have the names of the address: sent before the list can react, it
 * leads to the same page with the same choice.
 */
export function Controls({ list: { items, filters = [], search }, name, status, clearButton }: ControlsProps) {
  return (
    <search aria-label={name}>
      <form className={classes.form}>
        {search && <SearchField name="q" label={search.label} placeholder={search.placeholder} />}
        {search && status}
        {filters.map((filter) => (
          <FilterControl
            filter={filter}
            items={items}
            key={`${filter.field} ${filter.as} ${filter.on} ${filter.label}`}
          />
        ))}
        {!search && status}
        {clearButton}
      </form>
    </search>
  );
}

function FilterControl({ filter, items }: { filter: Filter; items: readonly Item[] }) {
  const options = optionsOf(filter, items);
  if (options.length === 0) return null;
  if (filter.as === 'select') return <SelectFilter filter={filter} options={options} />;
  if (filter.as === 'tags') return <TagFilter filter={filter} options={options} />;
  return <Chips filter={filter} options={options} />;
}
