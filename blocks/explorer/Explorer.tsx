import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import { Section } from '#ui/Section.tsx';
import { TabPanels } from '#ui/TabPanels.tsx';
import { Choices } from './Choices.tsx';
import type { Explorer as Props } from './explorer.types.ts';

/** Groups as tabs, each with a list of items; one item at a time shows its detail. */
export default function Explorer(props: Props & BlockContext) {
  const { eyebrow, heading, intro, groups, itemActions, linkLabel, level } = props;
  const inner = heading ? headingLevelBelow(level) : level;
  const [chosen, setChosen] = useState<string>();
  const panels = groups.map((group, index) => ({
    label: group.label,
    content: (
      <Choices
        group={group}
        name={String(index)}
        chosen={chosen}
        choose={setChosen}
        itemActions={itemActions}
        linkLabel={linkLabel}
        level={inner}
      />
    ),
  }));
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      {panels.length === 1 ? (
        panels[0]?.content
      ) : (
        <TabPanels label={heading} panels={panels} level={inner} onChange={() => setChosen(undefined)} />
      )}
    </Section>
  );
}
