import { Alert, Button, Text as MantineText } from '@mantine/core';
import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Text } from '#ui/Text.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import { FormField } from './FormField.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { Form as Props } from './form.types.ts';
import messageClasses from './Messages.module.css';
import { useAttempts } from './useAttempts.ts';

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

/** A form made of data: fields, rules, what happens on submit, what is said at each step. */
export default function Form(props: Props & BlockContext) {
  const { fields, submit, look = 'card', columns = 1, note, labels } = props;
  const prefix = useId();
  const idOf = (name: string) => `${props.id ?? prefix}-${name}`;
  const attempts = useAttempts(props, idOf);
  const { states, isSubmitting, notice } = attempts;
  const inError = fields.filter(({ name }) => attempts.errorOf(name) && states[name]?.isShown);
  const hasLegend = look !== 'inline' && Object.values(states).some((state) => state.isRequired);
  return (
    <FormFrame {...props}>
      <form
        {...nativeTarget(props)}
        ref={attempts.element}
        className={classes.form}
        data-look={look}
        data-columns={columns}
        aria-busy={isSubmitting || undefined}
        noValidate={attempts.isHydrated}
        onSubmit={attempts.handleSubmit}
        onChange={(event) => attempts.adopt((event.target as Element & { name?: string }).name)}
      >
        {hasLegend && (
          <MantineText className={classes.legend}>
            <span className={fieldClasses.asterisk}>*</span> {labels.required}
          </MantineText>
        )}
        {attempts.hasSummary && inError.length > 0 && (
          <ErrorSummary
            ref={attempts.summary}
            title={labels.errorSummary}
            items={inError.map(({ name, label }) => ({ label, id: idOf(name) }))}
          />
        )}
        {fields.map((field) => (
          <FormField
            key={`${field.name}-${attempts.round}`}
            field={field}
            id={idOf(field.name)}
            error={attempts.errorOf(field.name)}
            state={states[field.name] ?? { isShown: true, isRequired: false }}
            isHydrated={attempts.isHydrated}
            isBusy={isSubmitting}
            labels={labels}
            onMessage={(message) => attempts.show(message, 'plain')}
          />
        ))}
        {/* Here from the start: screen readers must know the region before it speaks. */}
        <div role="status" className={messageClasses.region}>
          {notice && (
            <Alert role="none" title={notice.title} classNames={messageClasses} data-kind={notice.kind}>
              {notice.text}
            </Alert>
          )}
        </div>
        {submit.kind !== 'http' && (
          <noscript>
            <MantineText className={classes.note}>{labels.formNeedsScripts}</MantineText>
          </noscript>
        )}
        <div className={classes.actions}>
          <Button ref={attempts.submitButton} type="submit" className={classes.submit} disabled={isSubmitting}>
            {isSubmitting ? (submit.busyLabel ?? submit.label) : submit.label}
          </Button>
        </div>
        {note && <Text markup={note} className={classes.note} />}
      </form>
    </FormFrame>
  );
}
