import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { isConditionMet } from '#rules/condition.ts';
import { fieldsOf, formParts } from '#rules/fieldsOf.ts';
import { isGroup } from '#rules/groups.ts';
import type { BlockContext } from '#shared/content.ts';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import type { AnswersProps } from './Answers.tsx';
import { FinishLater } from './FinishLater.tsx';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';
import { GroupField, type GroupFieldProps } from './GroupField.tsx';
import { fieldPlaces, placeErrors } from './groupItems.ts';
import { LinkNote } from './LinkNote.tsx';
import { MemoryNote, SavedNote, type SavedNoteProps } from './SavedNote.tsx';
import { StepButtons } from './StepButtons.tsx';
import classes from './Steps.module.css';
import { nextLevel, stepHeadingId } from './stepHeadings.ts';
import type { StepsProps } from './stepsState.ts';
import { useSteps } from './useSteps.ts';

/** Loaded on the last step. */
const Answers = lazy(() => import('./Answers.tsx'));

/** Number of the step that is shown, and the list of all. */
function StepProgress({ steps, labels }: Pick<AnswersProps, 'steps' | 'labels'>) {
  const { index, count, shown } = steps;
  const names = [...shown.map(({ entry }) => entry.label), labels.checkAnswers];
  return (
    <div className={classes.progress} data-scripted data-pagefind-ignore>
      <p className={classes.count}>
        {labels.stepOf.replace('{n}', String(index + 1)).replace('{count}', String(count))}
      </p>
      <ol className={classes.list}>
        {names.map((name, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same label
            key={at}
            aria-current={at === index ? 'step' : undefined}
            data-done={at < index || undefined}
          >
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StepProps extends Pick<StepsProps, 'steps' | 'id' | 'level'> {
  entry: FieldDefinition;
  children: ReactNode;
}

/** Fields of a step below its heading. Without scripts all steps are in view. */
function Step({ entry, steps, id, level, children }: StepProps) {
  const { name, label, help } = entry;
  const isShown = steps?.shown.some((step) => step.entry.name === name);
  return (
    <fieldset
      className={classes.step}
      data-later={steps?.current !== name || undefined}
      data-conditional={entry.when ? '' : undefined}
      hidden={!isShown}
    >
      <legend className={classes.legend}>
        <Heading level={level} id={stepHeadingId(id, name)} tabIndex={-1} className={classes.heading}>
          {label}
        </Heading>
      </legend>
      {help && <Text markup={help} className={classes.help} />}
      {children}
    </fieldset>
  );
}

/** Heading and text above the fields of a section. */
function SectionStart({
  entry,
  isShown,
  level,
}: { entry: FieldDefinition; isShown: boolean } & Pick<BlockContext, 'level'>) {
  return (
    <div className={classes.section} data-conditional={entry.when ? '' : undefined} hidden={!isShown}>
      <Heading level={level} className={classes.sectionHeading}>
        {entry.label}
      </Heading>
      {entry.help && <Text markup={entry.help} className={classes.help} />}
    </div>
  );
}

type CheckStepProps = StepsProps & Omit<AnswersProps, 'steps'>;

/** The last step: everything that was filled in. */
function CheckStep({ id, ...props }: CheckStepProps & Pick<AnswersProps, 'steps'>) {
  const { steps, level, labels } = props;
  return (
    <div className={classes.step}>
      <Heading level={level} id={stepHeadingId(id, steps.current)} tabIndex={-1} className={classes.heading}>
        {labels.checkAnswers}
      </Heading>
      <Suspense>
        <Answers {...props} />
      </Suspense>
    </div>
  );
}

interface FormPartsProps
  extends Pick<Form, 'fields' | 'heading' | 'resumeDays'>,
    CheckStepProps,
    Pick<SavedNoteProps, 'onDelete' | 'link'>,
    Omit<GroupFieldProps, 'field' | 'value' | 'state'> {
  /** Undefined if nothing was found again. */
  savedAt: number | undefined;
  fieldElement: (field: FieldDefinition) => ReactNode;
}

/** Fields of a form in their steps and sections, and the step on which visitors check them. */
function FormParts({ fieldElement, savedAt, onDelete, link, ...props }: FormPartsProps) {
  const { form, steps, labels, values, states, heading, resumeDays } = props;
  const level = heading ? nextLevel(props.level) : props.level;
  const fields = fieldsOf(props);
  const focusFirst = () => form.getInputNode(fields[0]?.name ?? '')?.focus();
  const isShown = ({ when }: FieldDefinition) => !when || isConditionMet(when, fields, values);
  const contentOf = (field: FieldDefinition) =>
    isGroup(field) ? (
      <GroupField
        {...props}
        key={field.name}
        field={field}
        value={values[field.name]}
        state={states[field.name] ?? { isShown: true, isRequired: false }}
      />
    ) : (
      fieldElement(field)
    );
  return (
    <>
      {savedAt !== undefined && (
        <SavedNote {...props} savedAt={savedAt} link={link} onDelete={onDelete} onStart={focusFirst} />
      )}
      {resumeDays !== undefined && <LinkNote {...props} fields={fields} link={link} onStart={focusFirst} />}
      {steps && <StepProgress steps={steps} labels={labels} />}
      {formParts(props).map(({ entry, sections }) => {
        const content = sections.map((section) => (
          <Fragment key={section.entry?.name ?? ''}>
            {section.entry && (
              <SectionStart
                entry={section.entry}
                isShown={isShown(section.entry)}
                level={entry ? nextLevel(level) : level}
              />
            )}
            {section.fields.map(contentOf)}
          </Fragment>
        ));
        return entry ? (
          <Step key={entry.name} {...props} entry={entry} level={level}>
            {content}
          </Step>
        ) : (
          <Fragment key="">{content}</Fragment>
        );
      })}
      {steps?.isChecking && <CheckStep {...props} steps={steps} level={level} />}
    </>
  );
}

export { FinishLater, FormParts, fieldPlaces, fieldsOf, MemoryNote, placeErrors, StepButtons, useSteps };
