import type { BlockContext } from '#shared/content.ts';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import { Section } from '#ui/Section.tsx';
import { SlotContent } from '#ui/SlotContent.tsx';
import { TabPanels } from '#ui/TabPanels.tsx';
import classes from './Tabs.module.css';
import type { Tabs as Props } from './tabs.types.ts';

/** Panels of blocks, shown one at a time. */
export default function Tabs({ eyebrow, heading, intro, label, items, level }: Props & BlockContext) {
  const panels = items.map(({ id, blocks, ...tab }) => ({
    ...tab,
    ...(id && { anchor: id }),
    content: (
      <div id={id} className={classes.anchor}>
        <SlotContent slot={blocks} />
      </div>
    ),
  }));
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <TabPanels
        label={label ?? heading}
        panels={panels}
        level={heading ? headingLevelBelow(level) : level}
        className={classes.root}
      />
    </Section>
  );
}
