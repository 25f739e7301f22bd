import { Tabs } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { BlockContext, IconShape } from '#shared/content.ts';
import { Icon } from './Icon.tsx';
import { Heading } from './Section.tsx';
import classes from './TabPanels.module.css';

interface TabPanelsProps {
  /** What screen readers call the row of tabs. */
  label?: string;
  panels: { label: string; icon?: IconShape; content: ReactNode }[];
  /** Level of the panels' headings, which stand there without scripts and on paper. */
  level: BlockContext['level'];
  className?: string;
}

/**
 * Panels of which one is shown at a time, chosen by tabs: the behaviour "tabs" does that. The first is shown to begin
 * with; without scripts all are, each below its name.
 */
export function TabPanels({ label, panels, level, className }: TabPanelsProps) {
  const id = useId();
  return (
    <Tabs
      id={id}
      variant="bar"
      value="0"
      keepMounted
      keepMountedMode="display-none"
      className={className ? `${classes.root} ${className}` : classes.root}
    >
      <Tabs.List aria-label={label} className={classes.list}>
        {panels.map(({ label: name, icon }, position) => (
          <Tabs.Tab
            value={String(position)}
            leftSection={icon && <Icon shape={icon} />}
            classNames={{ tab: classes.tab, tabLabel: classes.label, tabSection: classes.icon }}
            // Mantine writes it only after hydration.
            aria-controls={`${id}-panel-${position}`}
            data-act="tab"
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs never move, and their names may be equal
            key={position}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ label: name, content }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Tabs.Panel value={String(position)} className={classes.panel} key={position}>
          <Heading level={level} className={classes.name}>
            {name}
          </Heading>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
