import { Button, Group, Loader, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Try } from '#blocks/form/tries.ts';
import problemIcon from '~icons/tabler/alert-triangle';
import fineIcon from '~icons/tabler/circle-check';
import noticeIcon from '~icons/tabler/info-circle';
import { Icon } from '../frame/Icon.tsx';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { fieldsOf } from './readFields.ts';
import { summaryOf, type TryWords, tryWords, type Weight } from './tryWords.ts';
import { useTries } from './useTries.ts';

/** So many tries are shown at first. */
const mostShown = 150;

const looks: Record<Weight, { icon: string; colour: string; name: string }> = {
  problem: { icon: problemIcon, colour: 'red', name: 'Problem' },
  notice: { icon: noticeIcon, colour: 'yellow', name: 'To know' },
  fine: { icon: fineIcon, colour: 'green', name: 'As it should be' },
};

interface Tried extends TryWords {
  one: Try;
}

/**
 * What the form says of values just inside and just outside of each rule: what is wrong first, then field by field.
 * @param props.choose opens a field, by its place in the form
 */
export function Tries({ choose }: { choose: (index: number) => void }) {
  const { fields, isReading, sourceOf, form } = useFormParts();
  const tries = useTries(fields, isReading);
  const [shown, setShown] = useState(mostShown);
  if (!tries)
    return (
      <Group p="md" gap="xs">
        <Loader size="xs" />
        <Text size="sm">The form is being tried…</Text>
      </Group>
    );
  const all = tries.map((one): Tried => ({ one, ...tryWords(one, sourceOf) }));
  const unusual = all.filter(({ weight }) => weight !== 'fine');
  const fine = all.filter(({ weight }) => weight === 'fine');
  const first = [
    ...unusual.filter(({ weight }) => weight === 'problem'),
    ...unusual.filter(({ weight }) => weight === 'notice'),
  ];
  const open = ({ field }: Try) => choose(fieldsOf(form).findIndex(({ name }) => name === field.name));
  return (
    <>
      <Text p="sm" size="sm" fw={600} role="status">
        {summaryOf(tries)}
      </Text>
      {first.length > 0 && <TryGroup title="Worth a look" tries={first} open={open} isMixed />}
      {groupsOf(fine.slice(0, shown)).map((group) => (
        <TryGroup key={group[0]?.one.field.name} title={group[0]?.one.field.label ?? ''} tries={group} open={open} />
      ))}
      {fine.length > shown && (
        <Button variant="subtle" size="xs" fullWidth onClick={() => setShown(shown + mostShown)}>
          Show more of {fine.length}
        </Button>
      )}
    </>
  );
}

/** Neighbours of the same field together. */
function groupsOf(tries: Tried[]): Tried[][] {
  const groups: Tried[][] = [];
  for (const tried of tries) {
    const last = groups.at(-1);
    if (last?.[0]?.one.field === tried.one.field) last.push(tried);
    else groups.push([tried]);
  }
  return groups;
}

interface TryGroupProps {
  title: string;
  tries: Tried[];
  open: (one: Try) => void;
  /** They are of several fields, which each names. */
  isMixed?: boolean;
}

function TryGroup({ title, tries, open, isMixed }: TryGroupProps) {
  const [first] = tries;
  return (
    <section className={classes.tryGroup} aria-label={title}>
      <h3 className={classes.tryTitle}>{isMixed || !first ? title : <FieldLink one={first.one} open={open} />}</h3>
      <ul className={classes.tries}>
        {tries.map((tried, index) => {
          const { one, rule } = tried;
          const before = tries[index - 1];
          const isSame = before?.one.field === one.field && before.one.tried === one.tried;
          return (
            <li key={`${one.field.name} ${one.tried} ${one.isInside}`} data-again={isSame || undefined}>
              {!isSame && isMixed && <FieldLink one={one} open={open} />}
              {!isSame && <div className={classes.tryRule}>{rule}</div>}
              <TryLine tried={tried} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FieldLink({ one, open }: { one: Try; open: (one: Try) => void }) {
  return (
    <UnstyledButton className={classes.tryLink} onClick={() => open(one)}>
      {one.field.label}
    </UnstyledButton>
  );
}

/** What is typed, and what the form says. */
function TryLine({ tried: { weight, typed, says } }: { tried: Tried }) {
  const { icon, colour, name } = looks[weight];
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
