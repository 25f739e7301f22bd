import { Blockquote } from '@mantine/core';
import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { FlowText } from '#ui/FlowText.tsx';
import { Section } from '#ui/Section.tsx';
import classes from './Quote.module.css';
import type { Quote as Props } from './quote.types.ts';

/** Words with a line at their side. Who said them stands below, outside of the quotation, as HTML asks for it. */
export default function Quote({ text, name, source, size, level }: Props & BlockContext) {
  return (
    <div className={classes.column}>
      <Section level={level}>
        <figure className={classes.figure} data-size={size}>
          <Blockquote className={classes.words}>
            <FlowText markup={text} top={level} />
          </Blockquote>
          {(name || source) && (
            <figcaption className={classes.caption}>
              {name && <b>{name}</b>}
              {source && <cite>{source.link ? <Link link={source.link}>{source.title}</Link> : source.title}</cite>}
            </figcaption>
          )}
        </figure>
      </Section>
    </div>
  );
}
