import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { type Group, itemName, itemsOf, maxOf, pathOf } from '#rules/groups.ts';
import type { FormValues } from '#rules/types.ts';
import { Text } from '#ui/Text.tsx';
import { FormField } from './FormField.tsx';
import type { FieldDefinition, FieldProps } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import classes from './Group.module.css';
import { useItemFocus } from './useItemFocus.ts';

export interface GroupFieldProps extends Omit<FieldProps, 'field' | 'id' | 'scope'> {
  field: Group<FieldDefinition>;
  /** Id of the input of a path. */
  idOf: (path: string) => string;
}

/**
 * Fields that may be filled in more than once. Without scripts as many items as there may be stand below each other,
 * and empty ones are left out of the entry.
 */
export function GroupField(props: GroupFieldProps) {
  const { field, form, value, state, isHydrated, labels, idOf } = props;
  const [said, say] = useState('');
  const { place, focusNext } = useItemFocus();
  const { name, label, help, min = 0, addLabel = labels.addItem } = field;
  const items = itemsOf(value);
  const shown = isHydrated ? items : Array.from({ length: maxOf(field) }, (_, index) => items[index] ?? {});
  const error = form.errors[name];
  const nameOf = (index: number) => itemName(field, index);
  function add(): void {
    form.insertListItem(name, initialValues(field.fields));
    say(labels.itemAdded.replace('{name}', nameOf(items.length)));
    focusNext({ item: items.length, part: 'heading' });
  }
  function remove(index: number): void {
    form.removeListItem(name, index);
    say(labels.itemRemoved.replace('{name}', nameOf(index)));
    focusNext({ item: Math.min(index, items.length - 2), part: 'heading' });
  }
  function move(index: number, to: number): void {
    form.reorderListItem(name, { from: index, to });
    say(labels.itemMoved.replace('{name}', nameOf(index)).replace('{n}', String(to + 1)));
    focusNext({ item: to, part: to < index ? 'up' : 'down' });
  }
  return (
    <fieldset
      ref={place}
      className={classes.group}
      data-wide
      hidden={!state.isShown}
      data-conditional={field.when ? '' : undefined}
      aria-describedby={error ? idOf(`${name}.error`) : undefined}
    >
      <legend className={classes.legend} id={idOf(name)} tabIndex={-1} {...pathOfInput(form.getInputProps(name))}>
        {label}
      </legend>
      {help && <Text markup={help} className={classes.help} />}
      {error && (
        <p id={idOf(`${name}.error`)} className={classes.error}>
          {error}
        </p>
      )}
      {shown.map((item, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: values are of the form's state, and errors have the index
          key={index}
          className={classes.item}
          data-item={index}
          data-without-scripts={index >= items.length || undefined}
        >
          <legend className={classes.itemLegend} data-part="heading" tabIndex={-1}>
            {nameOf(index)}
          </legend>
          <ItemFields {...props} item={item} index={index} isOptional={!isHydrated && index >= min} />
          <div className={classes.actions} data-scripted>
            <ItemButton
              part="up"
              label={labels.moveUp}
              of={nameOf(index)}
              isDisabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <ItemButton
              part="down"
              label={labels.moveDown}
              of={nameOf(index)}
              isDisabled={index >= items.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <ItemButton
              part="remove"
              label={labels.removeItem}
              of={nameOf(index)}
              isDisabled={items.length <= min}
              onClick={() => remove(index)}
            />
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        data-scripted
        data-part="add"
        className={classes.add}
        disabled={items.length >= maxOf(field)}
        onClick={add}
      >
        {addLabel}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}

/** Attribute by which the form finds an element of a path. */
const pathOfInput = (props: object) => ({ 'data-path': (props as { 'data-path'?: string })['data-path'] });

interface ItemFieldsProps extends GroupFieldProps {
  item: FormValues;
  index: number;
  /** True for an item that may stay empty, before scripts run. */
  isOptional: boolean;
}

/** Fields of one item: their conditions and rules know its values alone. */
function ItemFields({ field: group, item, index, isOptional, idOf, ...common }: ItemFieldsProps) {
  const states = fieldStatesOf(group.fields, item);
  return group.fields.map((field) => {
    const path = pathOf(group.name, index, field.name);
    const { isShown = true, isRequired = false } = states[field.name] ?? {};
    return (
      <FormField
        key={field.name}
        {...common}
        field={{ ...field, name: path }}
        id={idOf(path)}
        value={item[field.name]}
        scope={item}
        state={{ isShown, isRequired: isRequired && !isOptional }}
        onMessage={() => {}}
      />
    );
  });
}

interface ItemButtonProps {
  part: 'up' | 'down' | 'remove';
  label: string;
  /** Name of the item. */
  of: string;
  isDisabled: boolean;
  onClick: () => void;
}

function ItemButton({ part, label, of, isDisabled, onClick }: ItemButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      data-part={part}
      aria-label={`${label}: ${of}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
