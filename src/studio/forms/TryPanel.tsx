import { Button, Group, Loader, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { FormTrial } from '#blocks/form/formTrials.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import type { JsonObject } from '#shared/json.ts';
import problemIcon from '~icons/tabler/alert-triangle';
import fineIcon from '~icons/tabler/circle-check';
import noticeIcon from '~icons/tabler/info-circle';
import { Icon } from '../frame/Icon.tsx';
import { describeTry, summarizeTries, type TryDescription, type TrySeverity } from './describeTry.ts';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';
import { fieldsOf } from './readFields.ts';
import { sourceIn } from './useFormFields.ts';
import { useTries } from './useTries.ts';

const triesPerStep = 150;

const severityStyles: Record<TrySeverity, { icon: string; colour: string; name: string }> = {
  problem: { icon: problemIcon, colour: 'red', name: 'Problem' },
  notice: { icon: noticeIcon, colour: 'yellow', name: 'To know' },
  fine: { icon: fineIcon, colour: 'green', name: 'As it should be' },
};

interface DescribedTry extends TryDescription {
  trial: FormTrial;
}

/** Messages of a form for values just inside and just outside of each rule: problems first, then field by field. */
export function TryPanel({ choose }: { choose: (index: number, ...path: (string | number)[]) => void }) {
  const { fields, isReading, sourceOf, form } = useFormPanel();
  const tries = useTries(fields, isReading);
  const [shown, setShown] = useState(triesPerStep);
  if (!tries)
    return (
      <Group p="md" gap="xs">
        <Loader size="xs" />
        <Text size="sm">The form is being tried…</Text>
      </Group>
    );
  const all = tries.map(
    (trial): DescribedTry => ({
      trial,
      ...describeTry(trial, trial.group ? sourceIn(trial.group.fields ?? []) : sourceOf),
    }),
  );
  const unusual = all.filter(({ weight }) => weight !== 'fine');
  const fine = all.filter(({ weight }) => weight === 'fine');
  const first = [
    ...unusual.filter(({ weight }) => weight === 'problem'),
    ...unusual.filter(({ weight }) => weight === 'notice'),
  ];
  const indexOf = (entries: JsonObject[], { name }: FieldDefinition) => entries.findIndex((each) => each.name === name);
  const open = ({ field, group }: FormTrial) => {
    const all = fieldsOf(form);
    const index = indexOf(all, group ?? field);
    if (group) choose(index, 'fields', indexOf(fieldsOf(all[index]), field));
    else choose(index);
  };
  return (
    <>
      <Text p="sm" size="sm" fw={600} role="status">
        {summarizeTries(tries)}
      </Text>
      {first.length > 0 && <TryGroup title="Worth a look" tries={first} open={open} isMixed />}
      {groupByField(fine.slice(0, shown)).map((group) => (
        <TryGroup
          key={group[0] && keyOf(group[0].trial)}
          title={group[0] ? labelOf(group[0].trial) : ''}
          tries={group}
          open={open}
        />
      ))}
      {fine.length > shown && (
        <Button variant="subtle" size="xs" fullWidth onClick={() => setShown(shown + triesPerStep)}>
          Show more of {fine.length}
        </Button>
      )}
    </>
  );
}

const keyOf = ({ field, group }: FormTrial) => `${group?.name ?? ''} ${field.name}`;

const labelOf = ({ field, group }: FormTrial) => (group ? `${group.label}: ${field.label}` : field.label);

function groupByField(tries: DescribedTry[]): DescribedTry[][] {
  const groups: DescribedTry[][] = [];
  for (const tried of tries) {
    const last = groups.at(-1);
    if (last?.[0]?.trial.field === tried.trial.field) last.push(tried);
    else groups.push([tried]);
  }
  return groups;
}

interface TryGroupProps {
  title: string;
  tries: DescribedTry[];
  open: (one: FormTrial) => void;
  /** The trials are of several fields, and each names its own. */
  isMixed?: boolean;
}

function TryGroup({ title, tries, open, isMixed }: TryGroupProps) {
  const [first] = tries;
  return (
    <section className={classes.tryGroup} aria-label={title}>
      <h3 className={classes.tryTitle}>{isMixed || !first ? title : <FieldLink one={first.trial} open={open} />}</h3>
      <ul className={classes.tries}>
        {tries.map((tried, index) => {
          const { trial, rule } = tried;
          const before = tries[index - 1];
          const isSame = before?.trial.field === trial.field && before.trial.tried === trial.tried;
          return (
            <li key={`${keyOf(trial)} ${trial.tried} ${trial.isInside}`} data-again={isSame || undefined}>
              {!isSame && isMixed && <FieldLink one={trial} open={open} />}
              {!isSame && <div className={classes.tryRule}>{rule}</div>}
              <TryLine tried={tried} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FieldLink({ one, open }: { one: FormTrial; open: (one: FormTrial) => void }) {
  return (
    <UnstyledButton className={classes.tryLink} onClick={() => open(one)}>
      {labelOf(one)}
    </UnstyledButton>
  );
}

function TryLine({ tried: { weight, typed, says } }: { tried: DescribedTry }) {
  const { icon, colour, name } = severityStyles[weight];
  return (
    <div className={classes.try}>
      <Text span c={`var(--mantine-color-${colour}-text)`} role="img" aria-label={name}>
        <Icon svg={icon} size="1rem" />
      </Text>
      <div>
        {typed && <span className={classes.typed}>{typed}</span>}
        {typed && <span aria-hidden> → </span>}
        {says}
      </div>
    </div>
  );
}
