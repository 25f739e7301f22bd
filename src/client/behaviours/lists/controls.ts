import { change } from './change.ts';
import { type Choice, choose, chooseItem, toggle } from './choice.ts';
import { valuesOf } from './items.ts';
import { type List, readFilter } from './list.ts';

/** Chooses the value of a filter's button, or takes it back. The button without a value leaves everything in. */
export function choosePressed(list: List, { value, parentElement }: HTMLButtonElement): Promise<void> {
  const filter = readFilter(parentElement as HTMLElement);
  return change(list, (choice) =>
    filter.field === 'item'
      ? withItem(list, choice, choice.get('item') === value ? '' : value)
      : toggle(choice, filter, value),
  );
}

/** Chooses what was selected in a drop-down list. */
export function chooseSelected(list: List, select: HTMLSelectElement): Promise<void> {
  const filter = readFilter(select);
  const { value } = select;
  return change(list, (choice) =>
    filter.field === 'item' ? withItem(list, choice, value) : choose(choice, filter, [value]),
  );
}

function withItem({ items, filters, holder: { dataset } }: List, choice: Choice, key: string): Choice {
  const item = items.find((one) => valuesOf(one, 'item', dataset)[0] === key);
  return chooseItem(choice, filters, key, (field) => (item ? valuesOf(item, field, dataset) : []));
}
