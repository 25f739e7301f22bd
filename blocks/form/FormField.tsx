import { Button } from '@mantine/core';
import { dropInapplicableSettings } from '#rules/fieldSettings.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { ChoiceField, TickField } from './ChoiceField.tsx';
import { Counter } from './Counter.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import type { FieldProps, FormMessage } from './formTypes.ts';
import { SelectField } from './SelectField.tsx';
import { SentAs } from './SentAs.tsx';
import { TextField } from './TextField.tsx';

function inputFor({ input, options }: FieldProps['field']) {
  if (input === 'select') return SelectField;
  if (input === 'radio') return ChoiceField;
  if (input === 'checkbox') return options ? ChoiceField : TickField;
  return TextField;
}

/**
 * A field with its input, counter and button.
 * @param onMessage called with the message of the button
 */
export function FormField({
  onMessage,
  ...props
}: FieldProps & { onMessage: (message: FormMessage | undefined) => void }) {
  const { id, state, value } = props;
  const field = dropInapplicableSettings(props.field, inputKindOf(props.field));
  const Input = inputFor(field);
  const isWide = field.wide ?? ['textarea', 'radio', 'checkbox'].includes(field.input);
  return (
    <div
      className={classes.field}
      data-wide={isWide || undefined}
      hidden={!state.isShown}
      data-conditional={field.when ? '' : undefined}
    >
      <Input {...props} field={field} />
      <Counter field={field} value={value} inputId={id} />
      <SentAs {...props} field={field} />
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
