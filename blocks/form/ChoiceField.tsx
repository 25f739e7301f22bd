import { Checkbox, Input, Radio } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Text } from '#ui/Text.tsx';
import classes from './Choice.module.css';
import fieldClasses from './Field.module.css';
import type { Field, FieldProps } from './formShape.ts';
import { isNativelyRequired } from './frameProps.tsx';
import { optionsOf } from './options.ts';

const isChosen = ({ value }: Field, option: string) =>
  Array.isArray(value) ? value.includes(option) : value === option;

const choiceClasses = { body: classes.choice, label: classes.label };

/** Several choices in view, of which one (radio) or any number (checkbox) may be taken. */
export function ChoiceField(props: FieldProps) {
  const { field, id, state } = props;
  const isRadio = field.input === 'radio';
  const Choice = isRadio ? Radio : Checkbox;
  return (
    <fieldset
      className={classes.group}
      {...(isRadio && { role: 'radiogroup', 'aria-required': state.isRequired })}
      aria-describedby={field.help && `${id}-description`}
    >
      <Input.Label labelElement="div" renderRoot={Legend} required={state.isRequired}>
        {field.label}
      </Input.Label>
      {field.help && (
        <Input.Description id={`${id}-description`}>
          <Text markup={field.help} as="span" />
        </Input.Description>
      )}
      {optionsOf(field).map((option, index) => (
        <Choice
          key={option.value}
          id={index ? `${id}-${index}` : id}
          name={field.name}
          data-address={field.fromAddress}
          value={option.value}
          label={option.label}
          defaultChecked={isChosen(field, option.value)}
          required={isRadio && isNativelyRequired(props)}
          classNames={choiceClasses}
        />
      ))}
    </fieldset>
  );
}

/** One box to tick. */
export function TickField(props: FieldProps) {
  const { field, id, state } = props;
  return (
    <Checkbox
      id={id}
      name={field.name}
      value="true"
      label={
        <>
          {field.label}
          {state.isRequired && <Asterisk />}
        </>
      }
      description={field.help && <Text markup={field.help} as="span" />}
      defaultChecked={field.value === true}
      required={isNativelyRequired(props)}
      classNames={choiceClasses}
    />
  );
}

const Legend = (props: ComponentProps<'legend'>) => <legend {...props} />;

function Asterisk() {
  return (
    <span aria-hidden="true" className={fieldClasses.asterisk}>
      {' *'}
    </span>
  );
}
