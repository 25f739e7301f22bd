import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { dropInapplicableSettings } from '#rules/fieldSettings.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { ChoiceField, TickField } from './ChoiceField.tsx';
import { Counter } from './Counter.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import { inputTextOf } from './fieldInputProps.tsx';
import { rareInputOf } from './formExtrasModule.ts';
import type { FieldProps, FormMessage } from './formTypes.ts';
import { SelectField } from './SelectField.tsx';
import { SentAs } from './SentAs.tsx';
import { TextField } from './TextField.tsx';

function inputFor(field: FieldProps['field']) {
  const { input, options } = field;
  const Rare = rareInputOf(field);
  if (Rare) return Rare;
  if (input === 'select' || input === 'country') return SelectField;
  if (input === 'radio') return ChoiceField;
  if (input === 'checkbox') return options ? ChoiceField : TickField;
  return TextField;
}

/** Value that the visitor does not see. A hidden text: React hears of values in hidden inputs only where it sets them. */
const HiddenField = ({ field, id, form, value }: FieldProps) => (
  <input
    id={id}
    name={field.name}
    type="text"
    hidden
    data-address={field.fromAddress}
    value={inputTextOf(value)}
    onChange={({ currentTarget }) => form.setFieldValue(field.name, currentTarget.value)}
  />
);

/** Loaded by forms that ask a server about a field. */
const FieldCheck = lazy(() => import('./FieldCheck.tsx'));

/**
 * A field with its input, counter and button.
 * @param onMessage called with the message of the button
 */
export function FormField({
  onMessage,
  ...props
}: FieldProps & { onMessage: (message: FormMessage | undefined) => void }) {
  const { state, isHydrated } = props;
  const place = useRef<HTMLDivElement>(null);
  const field = dropInapplicableSettings(props.field, inputKindOf(props.field));
  if (field.input === 'hidden') return <HiddenField {...props} />;
  const Input = inputFor(field);
  const isWide = field.wide ?? ['textarea', 'radio', 'checkbox', 'signature'].includes(field.input);
  return (
    <div
      ref={place}
      className={classes.field}
      data-wide={isWide || undefined}
      hidden={!state.isShown}
      data-conditional={field.when ? '' : undefined}
    >
      <Input {...props} field={field} />
      <Counter {...props} field={field} />
      <SentAs {...props} field={field} />
      {/* Here from the start: screen readers must know the region before it speaks. */}
      {field.check && (
        <VisuallyHidden role="status">
          {isHydrated && (
            <Suspense>
              <FieldCheck {...props} place={place} />
            </Suspense>
          )}
        </VisuallyHidden>
      )}
      {field.button && (
        <Button
          variant="quiet"
          data-scripted
          className={fieldClasses.quiet}
          onClick={() => onMessage(field.button?.message)}
        >
          {field.button.label}
        </Button>
      )}
    </div>
  );
}
