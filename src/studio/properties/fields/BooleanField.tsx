import { Switch } from '@mantine/core';
import { controlProps, FieldHelp, FieldHelpIcon } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';

/** Switch for yes or no. The default value is not written to the file. */
export function BooleanField(props: ContentFieldProps) {
  const field = useField(props);
  const defaultValue = field.schema.default === true;
  const { error: _, ...control } = controlProps(field);
  return (
    <div>
      <div className={classes.labelLine}>
        <Switch
          {...control}
          label={field.title}
          size="sm"
          checked={typeof field.value === 'boolean' ? field.value : defaultValue}
          onChange={({ currentTarget: { checked } }) =>
            field.change(checked === defaultValue && !field.isRequired ? undefined : checked)
          }
        />
        <FieldHelpIcon title={field.title} text={field.schema.description} />
      </div>
      <FieldHelp id={`${field.id}/help`} text={field.schema.description} />
      <ProblemList id={`${field.id}/problems`} problems={field.problems} />
    </div>
  );
}
