import { Checkbox, Radio } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { inputNameOf } from '#rules/groups.ts';
import type { FieldValue } from '#rules/types.ts';
import { Text } from '#ui/Text.tsx';
import classes from './Choice.module.css';
import fieldClasses from './Field.module.css';
import { FieldGroup, groupErrorId } from './FieldGroup.tsx';
import { FieldLabel, hasAsterisk, isMarkedRequired } from './fieldInputProps.tsx';
import { type FieldOption, fieldOptionsOf } from './fieldOptions.ts';
import type { FieldProps } from './formTypes.ts';

const choiceClasses = { body: classes.choice, label: classes.label };

const chosenValues = (value: FieldValue): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Several visible choices, of which one (radio) or any number (checkbox) can be selected. */
export function ChoiceField(props: FieldProps) {
  const { field, id, form } = props;
  const isRadio = field.input === 'radio';
  return (
    <FieldGroup {...props} isRadio={isRadio}>
      {fieldOptionsOf(field).map((option, index) => {
        const common = {
          id: index ? `${id}-${index}` : id,
          name: inputNameOf(field.name),
          'data-address': field.fromAddress,
          label: option.label,
          'aria-describedby': groupErrorId(props),
          error: !!form.errors[field.name],
          classNames: choiceClasses,
        };
        return isRadio ? (
          <RadioChoice key={option.value} {...props} option={option} common={common} />
        ) : (
          <CheckboxChoice key={option.value} {...props} option={option} common={common} />
        );
      })}
    </FieldGroup>
  );
}

interface ChoiceProps extends FieldProps {
  option: FieldOption;
  common: object;
}

function RadioChoice(props: ChoiceProps) {
  const { field, form, value, option, common } = props;
  const input = form.getInputProps(field.name, { type: 'radio', value: option.value });
  return <Radio {...input} {...common} checked={value === option.value} required={isMarkedRequired(props)} />;
}

function CheckboxChoice({ field, form, value, option, common }: ChoiceProps) {
  const input = form.getInputProps(field.name);
  // From the state of the form, not from the rendered value: several boxes may be ticked at once.
  const choose = ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
    form.setFieldValue(field.name, (before: FieldValue) => {
      const others = chosenValues(before).filter((other) => other !== option.value);
      return fieldOptionsOf(field)
        .map((each) => each.value)
        .filter((each) => (each === option.value ? checked : others.includes(each)));
    });
  return (
    <Checkbox
      {...input}
      aria-invalid={input.error ? true : undefined}
      {...common}
      value={option.value}
      checked={chosenValues(value).includes(option.value)}
      onChange={choose}
    />
  );
}

export function TickField(props: FieldProps) {
  const { field, id, form, value } = props;
  const input = form.getInputProps(field.name, { type: 'checkbox' });
  return (
    <Checkbox
      {...input}
      checked={value === true}
      id={id}
      name={inputNameOf(field.name)}
      value="true"
      label={
        <>
          <FieldLabel {...props} />
          {hasAsterisk(props) && <Asterisk />}
        </>
      }
      description={field.help && <Text markup={field.help} as="span" />}
      aria-invalid={input.error ? true : undefined}
      required={isMarkedRequired(props)}
      classNames={choiceClasses}
    />
  );
}

function Asterisk() {
  return (
    <span aria-hidden="true" className={fieldClasses.asterisk}>
      {' *'}
    </span>
  );
}
