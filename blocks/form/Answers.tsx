import { filesOf } from '#rules/files.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { normalValue } from '#rules/normalEntry.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { isEmpty } from '#rules/value.ts';
import type { Labels } from '#shared/content.ts';
import { isDate } from '#shared/isDate.ts';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';
import classes from './Steps.module.css';

/** Shows a password without showing it. */
const hiddenText = '••••••••';

/**
 * An answer in words, as visitors filled it in.
 * @param language of the page, for dates
 */
export function answerText(field: FieldDefinition, value: FieldValue, labels: Labels, language: string): string {
  if (isEmpty(value)) return labels.notAnswered;
  const labelOf = (chosen: unknown) =>
    fieldOptionsOf(field).find((option) => option.value === chosen)?.label ?? String(chosen);
  switch (inputKindOf(field)) {
    case 'tick':
      return labels.yes;
    case 'password':
      return hiddenText;
    case 'file':
      return filesOf(value)
        .map(({ name }) => name)
        .join(', ');
    case 'date':
      return isDate(String(value))
        ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(value)))
        : String(value);
    default:
      return [normalValue(field, value) ?? []].flat().map(labelOf).join(', ');
  }
}

interface AnswersProps {
  fields: FieldDefinition[];
  values: FormValues;
  labels: Labels;
}

/** What was filled in, field by field. */
export default function Answers({ fields, values, labels }: AnswersProps) {
  const language = document.documentElement.lang || 'en';
  return (
    <dl className={classes.answerList}>
      {fields.map((field) => (
        <div key={field.name} className={classes.answer}>
          <dt>{field.label}</dt>
          <dd data-empty={isEmpty(values[field.name]) || undefined}>
            {answerText(field, values[field.name], labels, language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
