import { Tabs } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { BlockContext, IconShape } from '#shared/content.ts';
import { Icon } from './Icon.tsx';
import { Heading } from './Section.tsx';
import classes from './TabPanels.module.css';
import { useShownPanel } from './useShownPanel.ts';

export interface TabPanel {
  label: string;
  icon?: IconShape;
  /** Id of an element in the content: the fragment that selects this panel. */
  anchor?: string;
  content: ReactNode;
}

interface TabPanelsProps {
  /** Accessible name of the row of tabs. */
  label?: string;
  panels: TabPanel[];
  /** Level of the panels' headings, which are shown without scripts and in print. */
  level: BlockContext['level'];
  className?: string;
  onChange?: () => void;
}

/**
 * Panels behind tabs, shown one at a time, the first one initially. Without scripts all are shown, each below its name.
 */
export function TabPanels({ label, panels, level, className, onChange }: TabPanelsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { shown, choose } = useShownPanel(
    root,
    panels.map(({ anchor }) => anchor),
  );
  return (
    <Tabs
      ref={root}
      id={id}
      variant="bar"
      value={String(shown)}
      onChange={(value) => {
        choose(Number(value));
        onChange?.();
      }}
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
