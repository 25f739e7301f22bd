import type { FieldTemplateProps } from '@rjsf/utils';
import { childPointer } from '#shared/pointer.ts';
import classes from './Form.module.css';
import { useFormContext } from './FormContext.ts';

/** Wraps a field with its pointer, by which it is found when its value is selected. */
export function FieldTemplate({ fieldPathId: { path }, children }: FieldTemplateProps) {
  const { subject } = useFormContext();
  return (
    <div className={classes.field} data-pointer={path.reduce<string>(childPointer, subject.pointer)}>
      {children}
    </div>
  );
}
