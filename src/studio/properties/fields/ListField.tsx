import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { applyChange } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import { indexAfterMove, moveItem } from '#shared/listMove.ts';
import { itemIndexIn } from '#shared/pointer.ts';
import { AddButton } from '../../frame/AddButton.tsx';
import { createEmptyValue } from '../fieldSchema.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import { addPictureItems, findPictureSlot } from '../pictureSlots.ts';
import { type ListItemActions, ListRow } from './ListRow.tsx';
import { ListSourceField } from './ListSourceField.tsx';
import { PictureAdder } from './PictureAdder.tsx';

const itemsPerStep = 100;

/** Field of a list whose items are collapsed initially. If its schema allows it, the items may come from a query. */
export function ListField(props: ContentFieldProps) {
  const field = useField(props);
  if (field.schema.list)
    return <ListSourceField field={field} props={props} items={<Items field={field} props={props} />} />;
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
  const [shown, setShown] = useState(itemsPerStep);
  const opened = useOpenItems(field.pointer);
  const write = (next: Json[]) => change(next.length || field.isRequired ? next : undefined);
  const actions: ListItemActions = {
    toggle: opened.toggle,
    move: (from, to) => {
      if (to < 0 || to >= items.length) return;
      opened.map((index) => indexAfterMove(index, from, to));
      write(applyChange(items, moveItem('', from, to)) as Json[]);
    },
    duplicate: (index) => {
      opened.map((other) => (other > index ? other + 1 : other));
      write(items.toSpliced(index + 1, 0, withoutAnchor(items[index] as Json)));
    },
    remove: (index) => {
      opened.map((other) => (other === index ? undefined : other > index ? other - 1 : other));
      write(items.toSpliced(index, 1));
    },
  };
  const stableActions = useStableActions(actions);
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    opened.open(items.length);
    change([...items, createEmptyValue(item)]);
    // The new item is focused to be filled in.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`:scope > li:last-child :is(${typingControls})`)?.focus(),
    );
  };
  const limit = Math.max(shown, opened.last + 1);
  const slot = findPictureSlot(item, items);
  const room = (schema.maxItems ?? Number.POSITIVE_INFINITY) - items.length;
  const content = (
    <>
      <ul ref={list} className={classes.rows} aria-label={title}>
        {items.slice(0, limit).map((value, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
            key={index}
            {...{ props, value, index, name }}
            actions={stableActions}
            field={field}
            count={items.length}
            isOpen={opened.has(index)}
          />
        ))}
      </ul>
      {items.length > limit && (
        <Button variant="subtle" size="xs" fullWidth onClick={() => setShown(limit + itemsPerStep)}>
          Show more of {items.length}
        </Button>
      )}
      {room > 0 && (
        <AddButton mt={6} mr={6} onClick={add}>
          Add {name}
        </AddButton>
      )}
    </>
  );
  if (!slot) return content;
  return (
    <PictureAdder slot={slot} room={room} onAdd={(added) => added.length > 0 && change(addPictureItems(items, added))}>
      {content}
    </PictureAdder>
  );
}

const typingControls = 'textarea, input:not([type=hidden]), [contenteditable=true]';

/** Returns the same object for every render, so that memoized rows are not rendered again. */
function useStableActions(actions: ListItemActions): ListItemActions {
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

/** Removes the anchor of a copied item, because anchors must be unique. */
const withoutAnchor = (value: Json): Json => {
  if (!isObject(value)) return value;
  const { id: _, ...others } = value;
  return others;
};

/** State of expanded items. The selected item is expanded. */
function useOpenItems(pointer: string) {
  const { selected } = useFormContext();
  const [state, setState] = useState({ open: new Set<number>(), openedFor: '' });
  const selectedIndex = itemIndexIn(pointer, selected);
  if (selectedIndex !== undefined && state.openedFor !== selected)
    setState({ open: new Set([...state.open, selectedIndex]), openedFor: selected });
  const set = (open: Set<number>) => setState((before) => ({ ...before, open }));
  return {
    has: (index: number) => state.open.has(index),
    last: Math.max(-1, ...state.open),
    open: (index: number) => set(new Set([...state.open, index])),
    toggle: (index: number) =>
      set(new Set(state.open.has(index) ? [...state.open].filter((other) => other !== index) : [...state.open, index])),
    map: (to: (index: number) => number | undefined) =>
      set(new Set([...state.open].map(to).filter((index) => index !== undefined))),
  };
}
