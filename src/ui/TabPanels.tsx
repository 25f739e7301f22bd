import { Tabs } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import type { BlockContext, IconShape } from '#shared/content.ts';
import { Icon } from './Icon.tsx';
import { Heading } from './Section.tsx';
import classes from './TabPanels.module.css';

interface TabPanelsProps {
  /** What screen readers call the row of tabs. */
  label?: string;
  panels: { label: string; icon?: IconShape; content: ReactNode }[];
  /** Position of the panel that is shown, from 0. */
  shown: number;
  choose: (position: number) => void;
  /** Level of the panels' headings, which stand there without scripts and on paper. */
  level: BlockContext['level'];
  className?: string;
  /** To the element whose children are the row of tabs and, behind it, the panels. */
  ref?: Ref<HTMLDivElement>;
}

/** Panels of which one is shown at a time, chosen by tabs. Without scripts all are shown, each below its name. */
export function TabPanels({ label, panels, shown, choose, level, className, ref }: TabPanelsProps) {
  // Mantine would take another after hydration.
  const id = useId();
  return (
    <Tabs
      ref={ref}
      id={id}
      variant="bar"
      value={String(shown)}
      onChange={(value) => choose(Number(value))}
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
