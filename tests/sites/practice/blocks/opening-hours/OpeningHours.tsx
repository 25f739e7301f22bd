import { DataList, Group, Radio } from '@mantine/core';
import type { BlockContext } from 'lintel/block';
import { Section } from 'lintel/ui/Section';
import { useId, useState } from 'react';
import classes from './OpeningHours.module.css';
import type { OpeningHours as Props } from './opening-hours.types.ts';

/** Days with their hours; a choice of them, where scripts run. */
export default function OpeningHours({ heading, all, early, late, items, level }: Props & BlockContext) {
  const [shown, setShown] = useState('all');
  const group = useId();
  const days = items.filter(({ when }) => shown === 'all' || when === shown);
  return (
    <Section heading={heading} level={level}>
      <search className={classes.choice}>
        <Radio.Group value={shown} onChange={setShown} name={group} aria-label={heading ?? all}>
          <Group>
            <Radio value="all" label={all} size="md" />
            <Radio value="early" label={early} size="md" />
            <Radio value="late" label={late} size="md" />
          </Group>
        </Radio.Group>
      </search>
      <DataList className={classes.days}>
        {days.map(({ title, text }) => (
          <DataList.Item key={title}>
            <DataList.ItemLabel className={classes.day}>{title}</DataList.ItemLabel>
            <DataList.ItemValue>{text}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </Section>
  );
}
