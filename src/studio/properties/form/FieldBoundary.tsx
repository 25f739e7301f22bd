import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../failures/ErrorBoundary.tsx';
import { type Failure, FailureNotice } from '../../failures/FailureNotice.tsx';
import { onFailure } from '../../failures/reportFailure.tsx';
import { typesOf } from '../fieldSchema.ts';
import { AnyValueControl } from '../fields/AnyValueField.tsx';
import { TextControl } from '../fields/TextField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Form.module.css';
import { type ContentFieldProps, useField, useFormContext } from './FormContext.ts';

export function FieldBoundary({ props, children }: { props: ContentFieldProps; children: ReactNode }) {
  const { subject } = useFormContext();
  const { pointer, title } = useField(props);
  const boundary = useRef<ErrorBoundary>(null);
  useEffect(
    () =>
      onFailure((error, focused) => {
        // An editor that has thrown no longer processes typed text.
        const isEditor = focused instanceof HTMLElement && focused.isContentEditable;
        const failedPointer = isEditor && focused.closest('[data-pointer]')?.getAttribute('data-pointer');
        if (failedPointer === pointer) boundary.current?.fail(error);
      }),
    [pointer],
  );
  return (
    <ErrorBoundary
      ref={boundary}
      what={`The field “${title}”`}
      of={`${subject.file}#${pointer}`}
      place={{ file: subject.file, pointer }}
      instead={(failure) => <PlainField props={props} failure={failure} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Plain control in place of a field that has failed. */
function PlainField({ props, failure }: { props: ContentFieldProps; failure: Failure }) {
  const field = useField(props);
  const { value, schema, title } = field;
  const isText = typeof value === 'string' || (value === undefined && typesOf(schema).includes('string'));
  return (
    <div className={classes.field} data-pointer={field.pointer}>
      <FieldFrame field={field}>
        {isText && <TextControl field={field} isMultiline />}
        {!isText && value !== undefined && <AnyValueControl field={field} label={title} />}
      </FieldFrame>
      <FailureNotice {...failure} typed={failure.typed.filter(({ text }) => text !== value)} />
    </div>
  );
}
