import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { Heading, Section } from '#ui/Section.tsx';
import { Choices } from './Choices.tsx';
import classes from './Explorer.module.css';
import type { Explorer as Props } from './explorer.types.ts';

/** Groups as tabs; in each, a list of items of which one at a time shows what it is about. */
export default function Explorer(props: Props & BlockContext) {
  const { eyebrow, heading, intro, groups, itemActions, linkLabel, level } = props;
  const [shown, setShown] = useState('0');
  const [chosen, setChosen] = useState<number>();
  const inner = heading ? headingBelow(level) : level;
  const choices = (group: Props['groups'][number], isShown: boolean) => (
    <Choices
      group={group}
      chosen={isShown ? chosen : undefined}
      choose={setChosen}
      itemActions={itemActions}
      linkLabel={linkLabel}
      level={inner}
    />
  );
  const show = (value: string | null) => {
    if (!value || value === shown) return;
    setShown(value);
    setChosen(undefined);
  };
  const tabs = groups.map((group, position) => ({ group, value: String(position) }));
  const [only] = groups;
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      {only && groups.length === 1 ? (
        <div className={classes.panel}>{choices(only, true)}</div>
      ) : (
        <Tabs unstyled value={shown} onChange={show} keepMounted keepMountedMode="display-none">
          <Tabs.List aria-label={heading} className={classes.tabs}>
            {tabs.map(({ group, value }) => (
              <Tabs.Tab value={value} className={classes.tab} key={value}>
                {group.label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ group, value }) => (
            <Tabs.Panel value={value} className={classes.panel} key={value}>
              <Heading level={inner} className={classes.groupName}>
                {group.label}
              </Heading>
              {choices(group, shown === value)}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </Section>
  );
}
