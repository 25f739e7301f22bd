import type { ReactNode } from 'react';
import { batchCount, firstCount, isLong } from './firstCount.ts';
import classes from './List.module.css';
import { plainText } from './plainText.ts';
import type { Item, ListShape, SearchPart } from './shape.ts';

interface ResultsProps<One extends Item> {
  list: ListShape<One>;
  /** Items to a row on a wide screen, 2 to 4. */
  columns: number;
  className?: string;
  /** Where an item shows its parts, as selectors, each value in an element: what is shown is not written a second time. */
  shownIn?: ShownIn;
  /** What one item looks like. */
  render: (item: One) => ReactNode;
}

type ShownIn = Readonly<Partial<Record<SearchPart | 'eyebrow', string>>>;

/**
 * The items of a list, as far as they are in the first HTML. Those of other pages, and of a long list all but the first,
 * are hidden; without scripts nothing is.
 */
export function Results<One extends Item>(props: ResultsProps<One>) {
  const { list, columns, className, shownIn = {} } = props;
  const { items, pageSize = items.length } = list;
  const shown = isLong(items) ? Math.min(pageSize, batchCount) : pageSize;
  return (
    <ul
      className={className ? `${classes.items} ${className}` : classes.items}
      hidden={items.length === 0}
      data-columns={columns}
      data-count={isLong(items) ? items.length : undefined}
      data-page-size={list.pageSize}
      {...placesOf(list, shownIn)}
    >
      {items.slice(0, firstCount).map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of all items never changes
        <Result {...props} item={item} isOff={position >= shown} key={position} />
      ))}
      {isLong(items) && <li aria-hidden="true" data-batch={batchCount} />}
    </ul>
  );
}

/** The other items of a long list. */
export function RestOfResults<One extends Item>(props: ResultsProps<One>) {
  return props.list.items.slice(firstCount).map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Result {...props} item={item} key={position} />
  ));
}

function Result<One extends Item>({
  item,
  isOff,
  list,
  shownIn = {},
  render,
}: ResultsProps<One> & { item: One; isOff?: boolean }) {
  return (
    <li className={classes.item} id={item.id} data-off={isOff ? '' : undefined} {...dataOf(item, list, shownIn)}>
      {render(item)}
    </li>
  );
}

/** Parts that may say the same as another one. */
const doubles: Partial<Record<SearchPart, 'badges' | 'eyebrow'>> = {
  tags: 'badges',
  category: 'eyebrow',
  group: 'eyebrow',
};

/** Selector of where all items show a part, or another one that says the same. */
function placeOf(part: SearchPart, { items }: ListShape, shownIn: ShownIn): string | undefined {
  const double = doubles[part];
  if (shownIn[part] || !double) return shownIn[part];
  const isSame = items.every((item) => item[double] && `${[item[double]]}` === `${[item[part]]}`);
  return isSame ? shownIn[double] : undefined;
}

const searchedIn = ({ search }: ListShape): readonly SearchPart[] => (search ? (search.in ?? ['title', 'text']) : []);

/** What is chosen or searched in items. */
const askedOf = (list: ListShape) =>
  new Set([...(list.filters ?? []).map(({ field }) => field), ...searchedIn(list)].filter((name) => name !== 'item'));

/** Says to the behaviour where items show what is chosen or searched. */
function placesOf(list: ListShape, shownIn: ShownIn): DataAttributes {
  const fields = (['tags', 'category', 'group'] as const).filter((field) => askedOf(list).has(field));
  const searched = searchedIn(list).map((part) => [part, placeOf(part, list, shownIn)] as const);
  const join = (texts: (string | undefined)[], separator: string) => texts.filter(Boolean).join(separator) || undefined;
  return {
    ...Object.fromEntries(fields.map((field) => [`data-${field}-in`, placeOf(field, list, shownIn)])),
    'data-searched': join(
      searched.map(([, place]) => place),
      ',',
    ),
    'data-searched-fields': join(
      searched.map(([part, place]) => (place ? undefined : part)),
      ' ',
    ),
  };
}

type DataAttributes = Record<`data-${string}`, string | undefined>;

/** What is chosen or searched of an item that does not show it. */
function dataOf(item: Item, list: ListShape, shownIn: ShownIn): DataAttributes {
  const unseen = [...askedOf(list)].filter((name) => name === 'date' || !placeOf(name, list, shownIn));
  return Object.fromEntries(unseen.map((name) => [`data-${name}`, writtenOf(item, name)]));
}

/** Several values or texts stand one on each line. */
const writtenOf = (item: Item, name: SearchPart | 'date'): string | undefined =>
  (name === 'date' ? item.date?.iso.slice(0, 10) : textsOf(item, name).join('\n')) || undefined;

function textsOf(item: Item, part: SearchPart): readonly string[] {
  const value = item[part];
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [plainText(value.html)];
}
