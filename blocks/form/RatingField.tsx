import { VisuallyHidden } from '@mantine/core';
import { inputNameOf } from '#rules/groups.ts';
import { limitsOfSteps, stepValues } from '#rules/steps.ts';
import { FieldGroup, groupErrorId } from './FieldGroup.tsx';
import { isMarkedRequired } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import classes from './Scale.module.css';

/** Stars, which are radio buttons: chosen with arrow keys, and without scripts too. */
export function RatingField(props: FieldProps) {
  const { field, id, form, value, labels } = props;
  const { to } = limitsOfSteps(field);
  const { error: _, ...input } = form.getInputProps(field.name);
  return (
    <FieldGroup {...props} isRadio>
      <div className={classes.stars}>
        {stepValues(field)?.map((star, index) => (
          <label key={star} className={classes.star}>
            <input
              {...input}
              type="radio"
              id={index ? `${id}-${index}` : id}
              name={inputNameOf(field.name)}
              value={star}
              checked={value === star}
              required={isMarkedRequired(props)}
              aria-describedby={groupErrorId(props)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z" />
            </svg>
            <VisuallyHidden>{labels.rating.replace('5', String(to)).replace('{n}', star)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
