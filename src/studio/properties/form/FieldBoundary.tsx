import { type ReactNode, useEffect, useRef } from 'react';
import { Boundary } from '../../failures/Boundary.tsx';
import { FailureNotice } from '../../failures/FailureNotice.tsx';
import type { Failure } from '../../failures/failure.ts';
import { onFailure } from '../../failures/report.tsx';
import { typesOf } from '../fieldSchema.ts';
import { FreeControl } from '../fields/FreeField.tsx';
import { TextControl } from '../fields/TextField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Form.module.css';
import { type ContentFieldProps, useField, useForm } from './FormContext.ts';

/** Around a field of a form: where it fails, its value can still be edited as it is written. */
export function FieldBoundary({ props, children }: { props: ContentFieldProps; children: ReactNode }) {
  const { subject } = useForm();
  const { pointer, title } = useField(props);
  const boundary = useRef<Boundary>(null);
  useEffect(
    () =>
      onFailure((error, focused) => {
        // What is typed into an editor that has thrown is not taken over any more.
        const isEditor = focused instanceof HTMLElement && focused.isContentEditable;
        const own = isEditor && focused.closest('[data-pointer]')?.getAttribute('data-pointer');
        if (own === pointer) boundary.current?.fail(error);
      }),
    [pointer],
  );
  return (
    <Boundary
      ref={boundary}
      what={`The field “${title}”`}
      of={`${subject.file}#${pointer}`}
      place={{ file: subject.file, pointer }}
      instead={(failure) => <PlainField props={props} failure={failure} />}
    >
      {children}
    </Boundary>
  );
}

/** A value as it is written, in place of a field that has failed. */
function PlainField({ props, failure }: { props: ContentFieldProps; failure: Failure }) {
  const field = useField(props);
  const { value, schema, title } = field;
  const isText = typeof value === 'string' || (value === undefined && typesOf(schema).includes('string'));
  return (
    <div className={classes.field} data-pointer={field.pointer}>
      <FieldFrame field={field}>
        {isText && <TextControl field={field} isMultiline />}
        {!isText && value !== undefined && <FreeControl field={field} label={title} />}
      </FieldFrame>
      <FailureNotice {...failure} typed={failure.typed.filter(({ text }) => text !== value)} />
    </div>
  );
}
