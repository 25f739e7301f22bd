import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { isObject, type Json } from '#shared/json.ts';
import plusIcon from '~icons/tabler/plus';
import { Icon } from '../../frame/Icon.tsx';
import { emptyValue } from '../fieldSchema.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useField, useForm } from '../form/FormContext.ts';
import { type ListActions, ListRow } from './ListRow.tsx';
import { ListSource } from './ListSource.tsx';

/** So many items are shown at first. */
const mostShown = 100;

/** A list: its items closed until somebody wants one. Those marked so may come from elsewhere. */
export function ListField(props: ContentFieldProps) {
  const field = useField(props);
  if (field.schema.list)
    return <ListSource field={field} props={props} items={<Items field={field} props={props} />} />;
  return (
    <FieldFrame field={field} isGroup>
      <Items field={field} props={props} />
    </FieldFrame>
  );
}

function Items({ field, props }: { field: ContentField; props: ContentFieldProps }) {
  const { schema, change, title } = field;
  const items = Array.isArray(field.value) ? field.value : [];
  const item = schema.items ?? {};
  const name = (item.title ?? 'Item').toLowerCase();
  const [shown, setShown] = useState(mostShown);
  const opened = useOpenItems(field.pointer);
  const write = (next: Json[]) => change(next.length || field.isRequired ? next : undefined);
  const actions: ListActions = {
    toggle: opened.toggle,
    move: (from, to) => {
      if (to < 0 || to >= items.length) return;
      opened.map((index) => (index === from ? to : movedBy(index, from, to)));
      write(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Json));
    },
    duplicate: (index) => {
      opened.map((own) => (own > index ? own + 1 : own));
      write(items.toSpliced(index + 1, 0, withoutAnchor(items[index] as Json)));
    },
    remove: (index) => {
      opened.map((own) => (own === index ? undefined : own > index ? own - 1 : own));
      write(items.toSpliced(index, 1));
    },
  };
  const stable = useStable(actions);
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    opened.open(items.length);
    change([...items, emptyValue(item)]);
    // What comes is to be filled in.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`:scope > li:last-child :is(${typedInto})`)?.focus(),
    );
  };
  const most = Math.max(shown, opened.last + 1);
  return (
    <>
      <ul ref={list} className={classes.rows} aria-label={title}>
        {items.slice(0, most).map((value, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
            key={index}
            {...{ props, value, index, name }}
            actions={stable}
            field={field}
            count={items.length}
            isOpen={opened.has(index)}
          />
        ))}
      </ul>
      {items.length > most && (
        <Button variant="subtle" size="xs" fullWidth onClick={() => setShown(most + mostShown)}>
          Show more of {items.length}
        </Button>
      )}
      {(schema.maxItems === undefined || items.length < schema.maxItems) && (
        <Button variant="light" size="xs" mt={6} leftSection={<Icon svg={plusIcon} size="1rem" />} onClick={add}>
          Add {name}
        </Button>
      )}
    </>
  );
}

/** Controls into which one types. */
const typedInto = 'textarea, input:not([type=hidden]), [contenteditable=true]';

/** Actions that stay the same whatever the list becomes: rows that do not change are not made anew. */
function useStable(actions: ListActions): ListActions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      move: (from, to) => latest.current.move(from, to),
      duplicate: (index) => latest.current.duplicate(index),
      remove: (index) => latest.current.remove(index),
      toggle: (index) => latest.current.toggle(index),
    }),
    [],
  );
}

/** Where an item comes to stand when another one moves. */
const movedBy = (index: number, from: number, to: number) => {
  if (from < to) return index > from && index <= to ? index - 1 : index;
  return index >= to && index < from ? index + 1 : index;
};

/** Two items of one anchor would be a mistake. */
const withoutAnchor = (value: Json): Json => {
  if (!isObject(value)) return value;
  const { id: _, ...rest } = value;
  return rest;
};

/** Which items are open; what is selected opens its own. */
function useOpenItems(pointer: string) {
  const { selected } = useForm();
  const [state, setState] = useState({ open: new Set<number>(), asked: '' });
  const key = selected.startsWith(`${pointer}/`) ? selected.slice(pointer.length + 1).split('/')[0] : undefined;
  const asked = key !== undefined && /^\d+$/.test(key) ? Number(key) : undefined;
  if (asked !== undefined && state.asked !== selected)
    setState({ open: new Set([...state.open, asked]), asked: selected });
  const set = (open: Set<number>) => setState((before) => ({ ...before, open }));
  return {
    has: (index: number) => state.open.has(index),
    last: Math.max(-1, ...state.open),
    open: (index: number) => set(new Set([...state.open, index])),
    toggle: (index: number) =>
      set(new Set(state.open.has(index) ? [...state.open].filter((own) => own !== index) : [...state.open, index])),
    map: (to: (index: number) => number | undefined) =>
      set(new Set([...state.open].map(to).filter((index) => index !== undefined))),
  };
}
