import { Button, Text as MantineText } from '@mantine/core';
import { useId } from 'react';
import { fieldStates } from '#rules/fieldStates.ts';
import type { BlockContext } from '#shared/content.ts';
import { Text } from '#ui/Text.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import { FormField } from './FormField.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { Form as Props } from './form.types.ts';
import { initialValues } from './initialValues.ts';
import messageClasses from './Messages.module.css';

export { FormRest as Rest } from './FormRest.tsx';

/**
 * Where the browser sends the form when scripts have not come. `dialog` outside a dialog holds up the constraints and
 * then does nothing at all: no request, and no value in the address, where GET would put it.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 */
function nativeTarget({ submit, fields }: Props) {
  if (submit.kind !== 'http') return { method: 'dialog' };
  const hasFile = fields.some((field) => field.input === 'file');
  return { method: 'post', action: submit.url, encType: hasFile ? 'multipart/form-data' : undefined };
}

/** A form made of data, as it is before anyone has touched it; `drive.ts` has what happens then. */
export default function Form(props: Props & BlockContext) {
  const { fields, submit, look = 'card', columns = 1, note, labels } = props;
  const prefix = useId();
  const states = fieldStates(fields, initialValues(fields));
  const hasLegend = look !== 'inline' && Object.values(states).some((state) => state.isRequired);
  return (
    <FormFrame {...props}>
      <form {...nativeTarget(props)} className={classes.form} data-look={look} data-columns={columns}>
        {hasLegend && (
          <MantineText className={classes.legend}>
            <span className={fieldClasses.asterisk}>*</span> {labels.required}
          </MantineText>
        )}
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={`${props.id ?? prefix}-${field.name}`}
            state={states[field.name] ?? { isShown: true, isRequired: false }}
            labels={labels}
          />
        ))}
        {/* Here from the start: screen readers must know the region before it speaks. */}
        <div role="status" className={messageClasses.region} />
        {submit.kind !== 'http' && (
          <noscript>
            <MantineText className={classes.note}>{labels.formNeedsScripts}</MantineText>
          </noscript>
        )}
        <div className={classes.actions}>
          <Button type="submit" className={classes.submit}>
            {submit.label}
          </Button>
        </div>
        {note && <Text markup={note} className={classes.note} />}
      </form>
    </FormFrame>
  );
}
