import type { FieldTemplateProps } from '@rjsf/utils';
import { pointerTo } from '#shared/applyChange.ts';
import classes from './Form.module.css';
import { useForm } from './FormContext.ts';

/** A field, with the place by which it is found when its value is selected. */
export function FieldTemplate({ fieldPathId: { path }, children }: FieldTemplateProps) {
  const { subject } = useForm();
  return (
    <div className={classes.field} data-pointer={path.reduce<string>(pointerTo, subject.pointer)}>
      {children}
    </div>
  );
}
