import { Button } from '@mantine/core';
import { type FieldState, fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { filesOf } from '#rules/files.ts';
import { type Group, isGroup, itemName, itemsThatCount } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { normalValue } from '#rules/normalEntry.ts';
import { isDrawing } from '#rules/signature.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { isEmpty } from '#rules/value.ts';
import type { Labels } from '#shared/content.ts';
import { isDate } from '#shared/isDate.ts';
import { Heading } from '#ui/Section.tsx';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';
import classes from './Steps.module.css';
import { nextLevel } from './stepHeadings.ts';
import type { StepsProps, StepsState } from './stepsState.ts';

/** Shows a password without showing it. */
const hiddenText = '••••••••';

interface AnswerContext {
  labels: Labels;
  /** Language of the page, for dates. */
  language: string;
}

/** A drawn signature as a picture, all else in words. */
function Answer({ field, value, ...context }: { field: FieldDefinition; value: FieldValue } & AnswerContext) {
  if (field.input === 'signature' && isDrawing(value))
    return <img src={value} alt={context.labels.drawnSignature} className={classes.drawing} />;
  return answerText(field, value, context);
}

/** @returns true for a field that was left out; a box that is not ticked is an answer */
const isUnanswered = (field: FieldDefinition, value: FieldValue): boolean =>
  inputKindOf(field) !== 'tick' && isEmpty(value);

/** An answer in words, as visitors filled it in. */
function answerText(field: FieldDefinition, value: FieldValue, context: AnswerContext): string {
  const { labels, language } = context;
  if (isUnanswered(field, value)) return labels.notAnswered;
  if (isGroup<FieldDefinition>(field)) return groupText(field, value, context);
  const labelOf = (chosen: unknown) =>
    fieldOptionsOf(field).find((option) => option.value === chosen)?.label ?? String(chosen);
  switch (inputKindOf(field)) {
    case 'tick':
      return value === true ? labels.yes : labels.no;
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

/** Items of a group below each other, each with what is filled in. */
function groupText(group: Group<FieldDefinition>, value: FieldValue, context: AnswerContext): string {
  const items = itemsThatCount(group, value).map(({ item }, index) => {
    const states = fieldStatesOf(group.fields, item);
    const answered = group.fields.filter(
      (field) => states[field.name]?.isShown && !isUnanswered(field, item[field.name]),
    );
    const lines = answered.map((field) => `${field.label}: ${answerText(field, item[field.name], context)}`);
    return [itemName(group, index), ...lines].join('\n');
  });
  return items.join('\n\n');
}

export interface AnswersProps extends Pick<StepsProps, 'level' | 'labels'> {
  steps: StepsState;
  values: FormValues;
  states: Record<string, FieldState>;
}

/** Answers step by step, each step with a button that leads back to it. */
export default function Answers({ steps, level, labels, values, states }: AnswersProps) {
  const context = { labels, language: document.documentElement.lang || 'en' };
  return steps.shown.map(({ entry, sections }) => (
    <section key={entry.name} className={classes.answers} aria-label={entry.label}>
      <div className={classes.answersHead}>
        <Heading level={nextLevel(level)} className={classes.answersTitle}>
          {entry.label}
        </Heading>
        <Button variant="quiet" aria-label={`${labels.change}: ${entry.label}`} onClick={() => steps.go(entry.name)}>
          {labels.change}
        </Button>
      </div>
      <dl className={classes.answerList}>
        {sections
          .flatMap(({ fields }) => fields.filter(({ name, input }) => states[name]?.isShown && input !== 'hidden'))
          .map((field) => (
            <div key={field.name} className={classes.answer}>
              <dt>{field.label}</dt>
              <dd data-empty={isUnanswered(field, values[field.name]) || undefined}>
                <Answer field={field} value={values[field.name]} {...context} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
