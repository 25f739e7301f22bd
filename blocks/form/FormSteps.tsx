import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FormValues } from '#rules/types.ts';
import type { BlockContext } from '#shared/content.ts';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import type { FieldDefinition } from './formTypes.ts';
import classes from './Steps.module.css';
import { type StepsState, stepHeadingId } from './useSteps.ts';

/** Loaded on the last step. */
const Answers = lazy(() => import('./Answers.tsx'));

interface StepsProps extends BlockContext {
  steps: StepsState;
  /** Id of the form. */
  id: string;
}

const innerLevel = (level: BlockContext['level']) => Math.min(5, level + 1) as 3 | 4 | 5;

/** Number of the step that is shown, and the list of all. */
export function StepProgress({ steps, labels }: Omit<StepsProps, 'id'>) {
  const { index, count, shown } = steps;
  const names = [...shown.map(({ entry }) => entry.label), labels.checkAnswers];
  return (
    <div className={classes.progress} data-scripted>
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

interface StepProps extends StepsProps {
  entry: FieldDefinition;
  children: ReactNode;
}

/** Fields of a step below its heading. Without scripts all steps are in view. */
export function Step({ entry, steps, id, level, children }: StepProps) {
  const { name, label, help } = entry;
  const isShown = steps.shown.some((step) => step.entry.name === name);
  return (
    <fieldset
      className={classes.step}
      data-later={steps.current !== name || undefined}
      data-conditional={entry.when ? '' : undefined}
      hidden={!isShown}
    >
      <legend className={classes.legend}>
        <Heading level={innerLevel(level)} id={stepHeadingId(id, name)} tabIndex={-1} className={classes.heading}>
          {label}
        </Heading>
      </legend>
      {help && <Text markup={help} className={classes.help} />}
      {children}
    </fieldset>
  );
}

/** Heading and text above the fields of a section. */
export function SectionStart({
  entry,
  isShown,
  level,
}: { entry: FieldDefinition; isShown: boolean } & Pick<BlockContext, 'level'>) {
  return (
    <div className={classes.section} data-conditional={entry.when ? '' : undefined} hidden={!isShown}>
      <Heading level={innerLevel(level)} className={classes.sectionHeading}>
        {entry.label}
      </Heading>
      {entry.help && <Text markup={entry.help} className={classes.help} />}
    </div>
  );
}

/** The last step: everything that was filled in, each step with a button that leads back to it. */
export function CheckStep({
  steps,
  id,
  level,
  labels,
  values,
  states,
}: StepsProps & {
  values: FormValues;
  states: Record<string, { isShown: boolean }>;
}) {
  return (
    <div className={classes.step}>
      <Heading
        level={innerLevel(level)}
        id={stepHeadingId(id, steps.current ?? '')}
        tabIndex={-1}
        className={classes.heading}
      >
        {labels.checkAnswers}
      </Heading>
      <Suspense>
        {steps.shown.map(({ entry, sections }) => (
          <section key={entry.name} className={classes.answers} aria-label={entry.label}>
            <div className={classes.answersHead}>
              <Heading level={Math.min(5, innerLevel(level) + 1) as 4 | 5} className={classes.answersTitle}>
                {entry.label}
              </Heading>
              <Button
                variant="quiet"
                aria-label={`${labels.change}: ${entry.label}`}
                onClick={() => steps.go(entry.name)}
              >
                {labels.change}
              </Button>
            </div>
            <Answers
              fields={sections.flatMap(({ fields }) => fields.filter(({ name }) => states[name]?.isShown))}
              values={values}
              labels={labels}
            />
          </section>
        ))}
      </Suspense>
    </div>
  );
}
