import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FlowText } from '#ui/FlowText.tsx';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import { Heading, Section } from '#ui/Section.tsx';
import { SlotContent } from '#ui/SlotContent.tsx';
import classes from './Accordion.module.css';
import type { Accordion as Props } from './accordion.types.ts';
import { entryContent } from './entryContent.ts';

/** Entries that open and close natively. */
export default function Accordion(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, open, single, emptyText, level } = props;
  const group = useId();
  const inner = heading ? headingLevelBelow(level) : level;
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} align="start">
      <div className={`stack ${classes.entries}`}>
        {items.map((item, position) => {
          const words = entryContent(item, position, props);
          return (
            <Disclosure
              title={
                <Heading level={inner} className={classes.heading}>
                  {words.heading}
                </Heading>
              }
              name={single ? group : undefined}
              open={position + 1 === open}
              className={classes.entry}
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and their headings may be equal
              key={position}
            >
              {/* The anchor is inside, so that a link to it opens the entry. */}
              <div className={`stack ${classes.content}`} id={item.id}>
                {words.text && <FlowText markup={words.text} top={inner + 1} className={classes.text} />}
                {words.isEmpty && <p className={classes.text}>{emptyText}</p>}
                {item.blocks && <SlotContent slot={item.blocks} />}
              </div>
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}
