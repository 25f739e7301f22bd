import { Tabs as MantineTabs } from '@mantine/core';
import { useId, useRef } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { Icon } from '#ui/Icon.tsx';
import { Heading, Section } from '#ui/Section.tsx';
import { SlotContent } from '#ui/SlotContent.tsx';
import classes from './Tabs.module.css';
import type { Tabs as Props } from './tabs.types.ts';
import { usePanels } from './usePanels.ts';

/** Panels of blocks of which one is shown at a time. */
export default function Tabs({ eyebrow, heading, intro, label, items, level }: Props & BlockContext) {
  const root = useRef<HTMLDivElement>(null);
  // Mantine would take another after hydration.
  const id = useId();
  const { shown, choose } = usePanels(
    root,
    items.map((item) => item.id),
  );
  const inner = heading ? headingBelow(level) : level;
  const panels = items.map((item, position) => ({ ...item, value: String(position) }));
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <MantineTabs
        unstyled
        ref={root}
        id={id}
        value={String(shown)}
        onChange={(value) => choose(Number(value))}
        keepMounted
        keepMountedMode="display-none"
        className={classes.root}
      >
        <MantineTabs.List aria-label={label ?? heading} className={classes.list}>
          {panels.map(({ value, icon, label: name }) => (
            <MantineTabs.Tab
              value={value}
              leftSection={icon && <Icon shape={icon} className={classes.icon} />}
              className={classes.tab}
              key={value}
            >
              {name}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {panels.map(({ value, id: anchor, label: name, blocks }) => (
          <MantineTabs.Panel value={value} className={classes.panel} key={value}>
            <div id={anchor} className={classes.anchor}>
              <Heading level={inner} className={classes.name}>
                {name}
              </Heading>
              <SlotContent slot={blocks} />
            </div>
          </MantineTabs.Panel>
        ))}
      </MantineTabs>
    </Section>
  );
}
