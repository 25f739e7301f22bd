import { Switch } from '@mantine/core';
import { controlProps, Help, LongHelp } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';

/** Yes or no; what stands for nothing written is not written. */
export function BooleanField(props: ContentFieldProps) {
  const field = useField(props);
  const usual = field.schema.default === true;
  const { error: _, ...control } = controlProps(field);
  return (
    <div>
      <div className={classes.labelLine}>
        <Switch
          {...control}
          label={field.title}
          size="sm"
          checked={typeof field.value === 'boolean' ? field.value : usual}
          onChange={({ currentTarget: { checked } }) =>
            field.change(checked === usual && !field.isRequired ? undefined : checked)
          }
        />
        <LongHelp title={field.title} text={field.schema.description} />
      </div>
      <Help id={`${field.id}/help`} text={field.schema.description} />
      <ProblemList id={`${field.id}/problems`} problems={field.problems} />
    </div>
  );
}
