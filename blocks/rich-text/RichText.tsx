import type { BlockContext } from '#shared/content.ts';
import { FlowText } from '#ui/FlowText.tsx';
import { Section } from '#ui/Section.tsx';
import classes from './RichText.module.css';
import type { RichText as Props } from './rich-text.types.ts';

export default function RichText({ eyebrow, heading, text, align = 'start', level }: Props & BlockContext) {
  return (
    <div className={classes.column} data-align={align}>
      <Section eyebrow={eyebrow} heading={heading} level={level} align={align}>
        <FlowText markup={text} top={heading ? level + 1 : level} />
      </Section>
    </div>
  );
}
