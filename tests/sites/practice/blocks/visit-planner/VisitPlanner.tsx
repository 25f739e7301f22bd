import { Button, Checkbox, DataList, Group, List, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { BlockContext } from 'lintel/block';
import { Section } from 'lintel/ui/Section';
import { type FormEvent, useState } from 'react';
import classes from './VisitPlanner.module.css';
import type { VisitPlanner as Props } from './visit-planner.types.ts';

/** Minutes that somebody gets more who asks for time. */
const calmMinutes = 15;

/** One visit of somebody. */
interface Visit {
  minutes: number;
  /** Who comes for what. */
  words: string;
}

/** Reasons for a visit with their minutes, and a form that adds visits up. Without scripts it leads to another page. */
export default function VisitPlanner(props: Props & BlockContext) {
  const { heading, intro, items, person, reason, insurance, insurances, calm, add, sum, unit, contact, level } = props;
  const [visits, setVisits] = useState<Visit[]>([]);
  const [draft, setDraft] = useState({
    person: '',
    reason: items[0]?.title ?? '',
    insurance: insurances[0] ?? '',
    isCalm: false,
  });
  const addVisit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = items.find(({ title }) => title === draft.reason)?.minutes ?? 0;
    const words = [draft.person, draft.reason, draft.insurance].filter(Boolean).join(', ');
    setVisits([...visits, { minutes: minutes + (draft.isCalm ? calmMinutes : 0), words }]);
    setDraft({ ...draft, person: '' });
  };
  return (
    <Section heading={heading} intro={intro} level={level} align="start">
      <DataList className={classes.reasons}>
        {items.map(({ title, minutes }) => (
          <DataList.Item key={title}>
            <DataList.ItemLabel className={classes.reason}>{title}</DataList.ItemLabel>
            <DataList.ItemValue>{`${minutes} ${unit}`}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      <form action={contact.href} onSubmit={addVisit}>
        <Stack className={classes.fields}>
          <TextInput
            label={person}
            name="person"
            autoComplete="off"
            value={draft.person}
            onChange={({ currentTarget }) => setDraft({ ...draft, person: currentTarget.value })}
          />
          <NativeSelect
            label={reason}
            name="reason"
            data={items.map(({ title }) => title)}
            value={draft.reason}
            onChange={({ currentTarget }) => setDraft({ ...draft, reason: currentTarget.value })}
          />
          <Radio.Group
            label={insurance}
            name="insurance"
            value={draft.insurance}
            onChange={(chosen) => setDraft({ ...draft, insurance: chosen })}
          >
            <Group>
              {insurances.map((name) => (
                <Radio value={name} label={name} key={name} />
              ))}
            </Group>
          </Radio.Group>
          <Checkbox
            label={calm}
            name="calm"
            checked={draft.isCalm}
            onChange={({ currentTarget }) => setDraft({ ...draft, isCalm: currentTarget.checked })}
          />
          <Button type="submit" className={classes.add}>
            {add}
          </Button>
        </Stack>
      </form>
      <div role="status" className={classes.visits}>
        {visits.length > 0 && (
          <>
            <List>
              {visits.map(({ minutes, words }, index) => (
                <List.Item key={index}>{`${words}: ${minutes} ${unit}`}</List.Item>
              ))}
            </List>
            <Text>{`${sum} ${visits.reduce((all, { minutes }) => all + minutes, 0)} ${unit}`}</Text>
          </>
        )}
      </div>
    </Section>
  );
}
