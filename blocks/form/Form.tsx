import { Alert, Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { lazy, Suspense, useId } from 'react';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { isGroup } from '#rules/groups.ts';
import type { BlockContext } from '#shared/content.ts';
import { Text } from '#ui/Text.tsx';
import { destinationOf } from './destinationOf.ts';
import { ErrorSummary, summaryOf } from './ErrorSummary.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import { FormField } from './FormField.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { Form as Props } from './form.types.ts';
import { formPartsOf } from './formPartsModule.ts';
import type { FieldDefinition } from './formTypes.ts';
import { hasFiles } from './formValues.ts';
import messageClasses from './Messages.module.css';
import { useOneStep } from './stepsState.ts';
import { useFormSubmit } from './useFormSubmit.ts';

/** Loaded where something was filled in before. */
const SavedNote = lazy(() => import('./SavedNote.tsx'));

/**
 * Attributes for sending the form without scripts. `dialog` outside a dialog applies the constraints and then does
 * nothing at all: no request, and no value in the address, where GET would put it.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 */
function nativeFormAttributes(props: Props) {
  const sent = destinationOf(props);
  if (!sent) return { method: 'dialog' };
  return { method: 'post', action: sent.url, encType: hasFiles(fieldsOf(props)) ? 'multipart/form-data' : undefined };
}

/** A form defined by data: fields, rules, submission, messages. */
export default function Form(props: Props & BlockContext) {
  const parts = formPartsOf(props);
  // In dev a form may get its first step: its hooks are others then.
  return <FormContent key={parts ? 'parts' : ''} {...props} parts={parts} />;
}

function FormContent({ parts, ...props }: Props & BlockContext & { parts: ReturnType<typeof formPartsOf> }) {
  const { submit, look = 'card', columns = 1, mark = 'required', note, heading, labels } = props;
  const rememberDays = props.remember === false ? undefined : props.rememberDays;
  const ownId = useId();
  const prefix = props.id ?? ownId;
  const isHydrated = useMounted();
  const { form, values, states, steps, round, notice, wrong, savedAt, ...attempts } = useFormSubmit(
    props,
    prefix,
    parts?.useSteps ?? useOneStep,
  );
  const idOf = (path: string) => `${prefix}-${path.replaceAll('.', '-')}`;
  const hasLegend = look !== 'inline' && mark === 'required' && Object.values(states).some((state) => state.isRequired);
  const isBusy = form.submitting;
  const stepProps = { steps, id: prefix, level: props.level, labels };
  const common = { form, isHydrated, round, labels, mark, submit };
  const fieldElement = (field: FieldDefinition) => {
    const { name } = field;
    const own = { field, value: values[name], state: states[name] ?? { isShown: true, isRequired: false } };
    if (parts && isGroup(field)) return <parts.GroupField key={name} {...common} {...own} field={field} idOf={idOf} />;
    return (
      <FormField
        key={name}
        {...common}
        {...own}
        id={idOf(name)}
        scope={form.values}
        onMessage={(message) => attempts.show(message, 'plain')}
      />
    );
  };
  return (
    <FormFrame {...props}>
      <form
        {...nativeFormAttributes(props)}
        ref={attempts.refs.element}
        className={classes.form}
        aria-label={heading ?? submit.label}
        data-look={look}
        data-columns={columns}
        aria-busy={isBusy || undefined}
        noValidate={isHydrated}
        onFocus={attempts.prepare}
        onSubmit={attempts.handleSubmit}
      >
        {parts && steps.count > 0 && <parts.StepProgress {...stepProps} />}
        {hasLegend && !steps.isChecking && (
          <p className={classes.legend}>
            <span className={fieldClasses.asterisk}>*</span> {labels.required}
          </p>
        )}
        {wrong.length > 0 && (
          <ErrorSummary
            ref={attempts.refs.summary}
            title={labels.errorSummary}
            items={wrong.map((place) => ({
              name: place.path,
              id: idOf(place.path),
              ...summaryOf(place, form.errors[place.path]),
            }))}
            onFollow={attempts.followError}
          />
        )}
        {rememberDays && savedAt !== undefined && (
          <Suspense>
            <SavedNote savedAt={savedAt} labels={labels} onDelete={attempts.startAgain} />
          </Suspense>
        )}
        {/* Only while it is edited: a build refuses such a form. */}
        {submit.kind === undefined && (
          <Alert role="note" title="This form has no destination yet" classNames={messageClasses} data-kind="failure">
            It is not published. Choose where entries go, in the studio under “Form” and “Sending”.
          </Alert>
        )}
        {parts ? (
          <parts.FormParts {...stepProps} form={props} fieldElement={fieldElement} values={values} states={states} />
        ) : (
          fieldsOf(props).map(fieldElement)
        )}
        {/* Here from the start: screen readers must know the region before it speaks. */}
        <div role="status" className={messageClasses.region}>
          {notice && (
            <Alert
              ref={attempts.refs.notice}
              role="none"
              tabIndex={-1}
              title={notice.title}
              classNames={messageClasses}
              data-kind={notice.kind}
            >
              {notice.text}
            </Alert>
          )}
        </div>
        {!destinationOf(props) && (
          <p className={classes.note} data-without-scripts data-pagefind-ignore>
            {labels.formNeedsScripts}
          </p>
        )}
        <div className={classes.actions}>
          {steps.index > 0 && (
            <Button variant="secondary" disabled={isBusy} onClick={steps.back}>
              {labels.previous}
            </Button>
          )}
          <Button
            ref={attempts.refs.button}
            type="submit"
            className={classes.submit}
            disabled={isBusy}
            data-scripted={!steps.isLast || undefined}
          >
            {steps.isLast ? (isBusy && submit.busyLabel) || submit.label : labels.next}
          </Button>
          {!steps.isLast && !isHydrated && (
            <Button type="submit" className={classes.submit} data-without-scripts>
              {submit.label}
            </Button>
          )}
        </div>
        {rememberDays && (
          <p className={classes.note} data-scripted data-pagefind-ignore>
            {labels.savedHere.replace('{days}', String(rememberDays))}
          </p>
        )}
        {note && <Text markup={note} className={classes.note} />}
      </form>
    </FormFrame>
  );
}
