import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FlowText } from '#ui/FlowText.tsx';
import { headingBelow } from '#ui/headingBelow.ts';
import { Heading, Section } from '#ui/Section.tsx';
import { SlotContent } from '#ui/SlotContent.tsx';
import classes from './Accordion.module.css';
import type { Accordion as Props } from './accordion.types.ts';
import { entryWords } from './entryWords.ts';

/** Entries that open and close, by the browser itself. */
export default function Accordion(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, open, single, emptyText, level } = props;
  const group = useId();
  const inner = heading ? headingBelow(level) : level;
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} align="start">
      <div className={`stack ${classes.entries}`}>
        {items.map((item, position) => {
          const words = entryWords(item, position, props);
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
              {/* The anchor is inside: a link to it opens what it is in. */}
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
