import { Input } from '@mantine/core';
import { limitsOfSteps } from '#rules/steps.ts';
import { fieldInputProps, inputTextOf } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import classes from './Scale.module.css';

/** The browser's own slider, with its value beside it. Without scripts the value is not shown. */
export function RangeField(props: FieldProps) {
  const { value, isHydrated, field } = props;
  const { label, description, error, withAsterisk, required: _, ...input } = fieldInputProps(props);
  const { from, to, step } = limitsOfSteps(field);
  const describedBy = [error && `${input.id}-error`, description && `${input.id}-description`];
  return (
    <Input.Wrapper {...{ label, description, error, withAsterisk }} id={input.id}>
      <div className={classes.slider}>
        <input
          {...input}
          type="range"
          min={from}
          max={to}
          step={step}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <output htmlFor={input.id} className={classes.value}>
          {isHydrated && inputTextOf(value)}
        </output>
      </div>
    </Input.Wrapper>
  );
}
