import { Alert, Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ReceiptLines } from '#ui/receipt/ReceiptLines.tsx';
import { Text } from '#ui/Text.tsx';
import { destinationOf } from './destinationOf.ts';
import { ErrorSummary, summaryOf } from './ErrorSummary.tsx';
import fieldClasses from './Field.module.css';
import classes from './Form.module.css';
import { FormField } from './FormField.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { Form as Props } from './form.types.ts';
import { formExtrasOf, loadFormExtras } from './formExtrasModule.ts';
import { formPartsOf, loadFormParts } from './formPartsModule.ts';
import type { FieldDefinition } from './formTypes.ts';
import { hasFiles } from './formValues.ts';
import messageClasses from './Messages.module.css';
import { plainForm } from './plainForm.ts';
import { useFormSubmit } from './useFormSubmit.ts';

/**
 * Attributes for sending the form without scripts. `dialog` outside a dialog applies the constraints and then does
 * nothing at all: no request, and no value in the address, where GET would put it.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 */
function nativeFormAttributes(props: Props) {
  const sent = destinationOf(props);
  if (!sent) return { method: 'dialog' };
  return { method: 'post', action: sent.url, encType: hasFiles(props.fields) ? 'multipart/form-data' : undefined };
}

/** A form defined by data: fields, rules, submission, messages. */
export default function Form(props: Props & BlockContext) {
  const parts = formPartsOf(props);
  const extras = formExtrasOf(props);
  // In dev a form may get its first step: its hooks are others then.
  const open = (closed?: ReactNode, onFull?: () => void) => (
    <OpenForm key={parts ? 'parts' : ''} {...props} parts={parts} extras={extras} closed={closed} onFull={onFull} />
  );
  return (
    <FormFrame {...props}>
      {(props.closes || props.places) && extras ? <extras.ClosingForm {...props}>{open}</extras.ClosingForm> : open()}
    </FormFrame>
  );
}

interface OpenFormProps extends Props, BlockContext {
  parts: ReturnType<typeof formPartsOf>;
  extras: ReturnType<typeof formExtrasOf>;
  /** Words that the form has closed while the visitor fills it in. */
  closed: ReactNode;
  /** Called when the inbox has no place left for what the visitor has sent. */
  onFull: (() => void) | undefined;
}

function OpenForm({ parts, extras, closed, onFull, ...props }: OpenFormProps) {
  const { submit, look = 'card', columns = 1, mark = 'required', note, heading, labels, resumeDays } = props;
  const ownId = useId();
  const prefix = props.id ?? ownId;
  const isHydrated = useMounted();
  const { form, fields, values, states, steps, round, share, notice, wrong, savedAt, link, ...attempts } =
    useFormSubmit(props, prefix, parts ?? plainForm, onFull);
  const idOf = (path: string) => `${prefix}-${path.replaceAll('.', '-')}`;
  const hasLegend = look !== 'inline' && mark === 'required' && Object.values(states).some((state) => state.isRequired);
  const isBusy = form.submitting;
  const partProps = { form, steps, states, values, isHydrated, round, labels, mark, submit, idOf, id: prefix };
  const fieldElement = (field: FieldDefinition) => (
    <FormField
      {...partProps}
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={values[field.name]}
      scope={form.values}
      state={states[field.name] ?? { isShown: true, isRequired: false }}
      onMessage={(message) => attempts.show(message, 'plain')}
    />
  );
  const sendButton = {
    ref: attempts.refs.button,
    type: 'submit',
    className: classes.submit,
    disabled: isBusy || !!closed,
  } as const;
  const sendLabel = (isBusy && submit.busyLabel) || submit.label;
  const formElement = (
    <form
      {...nativeFormAttributes(props)}
      ref={attempts.refs.element}
      className={classes.form}
      aria-label={heading ?? submit.label}
      data-look={look}
      data-columns={columns}
      data-sent={notice?.receipt ? '' : undefined}
      aria-busy={isBusy || undefined}
      noValidate={isHydrated}
      onFocus={attempts.prepare}
      onSubmit={attempts.handleSubmit}
    >
      {hasLegend && !steps?.isChecking && (
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
      {/* Only while it is edited: a build refuses such a form. */}
      {submit.kind === undefined && (
        <Alert role="note" title="This form has no destination yet" classNames={messageClasses} data-kind="failure">
          It is not published. Choose where entries go, in the studio under “Form” and “Sending”.
        </Alert>
      )}
      {parts ? (
        <parts.FormParts
          {...props}
          {...partProps}
          savedAt={savedAt}
          link={link}
          onDelete={attempts.startAgain}
          fieldElement={fieldElement}
        />
      ) : (
        fields.map(fieldElement)
      )}
      {extras && submit.guards?.honeypot && <extras.Trap id={`${prefix}.trap`} labels={labels} />}
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
            {notice.receipt && <ReceiptLines receipt={notice.receipt} labels={labels} />}
          </Alert>
        )}
      </div>
      {!destinationOf(props) && (
        <p className={classes.note} data-without-scripts data-pagefind-ignore>
          {labels.formNeedsScripts}
        </p>
      )}
      {extras && share !== undefined && <extras.UploadProgress share={share} labels={labels} />}
      {closed}
      <div className={classes.actions}>
        {parts ? (
          <parts.StepButtons {...partProps} sendButton={sendButton} sendLabel={sendLabel} />
        ) : (
          <Button {...sendButton}>{sendLabel}</Button>
        )}
      </div>
      {parts && <parts.MemoryNote {...props} />}
      {note && <Text markup={note} className={classes.note} />}
    </form>
  );
  if (!parts || resumeDays === undefined || closed) return formElement;
  return (
    <>
      {formElement}
      <parts.FinishLater {...props} {...{ form, fields, steps, link, resumeDays }} />
    </>
  );
}

/**
 * Loads the code that most forms do without.
 * @param form code that it does without is not loaded; all is if it is left out
 */
export async function loadMore(form?: Props): Promise<void> {
  await Promise.all([loadFormParts(form), loadFormExtras(form)]);
}
