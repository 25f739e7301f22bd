import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import { Quote } from './Quote.tsx';
import { QuoteCarousel } from './QuoteCarousel.tsx';
import classes from './Testimonials.module.css';
import type { Testimonials as Props } from './testimonials.types.ts';

/** People and their quotes: around a central photo, one after the other, or side by side. */
export default function Testimonials(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, display = 'ring', actions, level } = props;
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={actions}>
      {display === 'grid' ? (
        <ul className={classes.grid}>
          {items.map((person) => (
            <li key={person.name}>
              <Quote person={person} display={display} labels={props.labels} />
            </li>
          ))}
        </ul>
      ) : (
        <QuoteCarousel {...props} display={display} />
      )}
    </Section>
  );
}
