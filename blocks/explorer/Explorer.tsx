import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { Section } from '#ui/Section.tsx';
import { TabPanels } from '#ui/TabPanels.tsx';
import { Choices } from './Choices.tsx';
import type { Explorer as Props } from './explorer.types.ts';

/** Groups as tabs; in each, a list of items of which one at a time shows what it is about. */
export default function Explorer(props: Props & BlockContext) {
  const { eyebrow, heading, intro, groups, itemActions, linkLabel, level } = props;
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const inner = heading ? headingBelow(level) : level;
  const panels = groups.map((group, position) => ({
    label: group.label,
    content: (
      <Choices
        group={group}
        chosen={position === shown ? chosen : undefined}
        choose={setChosen}
        itemActions={itemActions}
        linkLabel={linkLabel}
        level={inner}
      />
    ),
  }));
  const show = (position: number) => {
    if (position === shown) return;
    setShown(position);
    setChosen(undefined);
  };
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      {panels.length === 1 ? (
        panels[0]?.content
      ) : (
        <TabPanels label={heading} panels={panels} shown={shown} choose={show} level={inner} />
      )}
    </Section>
  );
}
