import type { ReactNode, RefObject } from 'react';
import { Chips } from './Chips.tsx';
import classes from './Controls.module.css';
import type { FilterControl } from './filterControls.ts';
import { itemKeyOf } from './filterOptions.ts';
import { fieldValuesOf } from './itemValues.ts';
import { chooseItem, chooseValues, type ListChoice, setSearchText, toggleValue } from './listChoice.ts';
import { SearchField } from './SearchField.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TagFilter } from './TagFilter.tsx';
import type { ListState } from './useList.ts';
import { emptyChoice } from './useListChoice.ts';

interface ControlsProps {
  state: ListState;
  /** Accessible name of the search. */
  name: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Number of matching items. It follows the search field, or else the filters. */
  status: ReactNode;
  /** Button after all other controls, for when nothing matches. */
  clearButton: ReactNode;
}

/**
 * Search field and filters of a list. It is a real form whose fields have the names of the address parameters: sent
 * before hydration, it leads to the same page with the same choice.
 */
export function Controls({ state, name, searchRef, status, clearButton }: ControlsProps) {
  const { list, controls, choice, change } = state;
  const { search } = list;
  const type = (text: string) =>
    change((before) => (text === (before.get('q') ?? '') ? before : setSearchText(before, text)), true);
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
          return <FilterInput control={control} state={state} key={`${field} ${as} ${on} ${label}`} />;
        })}
        {!search && status}
        {clearButton}
      </form>
    </search>
  );
}

function FilterInput({ control, state }: { control: FilterControl; state: ListState }) {
  const { filter, offer } = control;
  const { field, as } = filter;
  const chosen = state.choice.getAll(field);
  const press = (value: string) =>
    state.change((before) => {
      if (field !== 'item') return toggleValue(before, offer, value);
      return chooseItemByKey(before, before.get('item') === value ? '' : value, state);
    });
  const select = (value: string) =>
    state.change((before) =>
      field === 'item' ? chooseItemByKey(before, value, state) : chooseValues(before, offer, [value]),
    );
  if (as === 'select') return <SelectFilter control={control} value={chosen[0] ?? ''} onChoose={select} />;
  const chips = { control, chosen, onPress: press, hrefOf: topicAddresses(control, state) };
  return as === 'tags' ? <TagFilter {...chips} /> : <Chips {...chips} />;
}

/**
 * Addresses of a filter's options if they are topics with addresses. That of the chosen topic leads back to the list.
 */
function topicAddresses({ offer }: FilterControl, { list, choice, addressOf }: ListState) {
  if (list.listPages?.topics?.field !== offer.field) return undefined;
  const isChosen = (value: string) => choice.getAll(offer.field).includes(value);
  return (value: string) =>
    addressOf(() => chooseValues(emptyChoice, { ...offer, clearsOthers: true }, isChosen(value) ? [] : [value]));
}

/** A choice of one item with that item's own values; no item where the key is empty. */
function chooseItemByKey(before: ListChoice, key: string, { list, controls }: ListState): ListChoice {
  const item = list.items.find((each) => itemKeyOf(each) === key);
  const filters = controls.map(({ offer }) => offer);
  return chooseItem(before, filters, key, (field) => (item ? fieldValuesOf(item, field) : []));
}
