import type { ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Heading, Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Form.module.css';
import type { Form } from './form.types.ts';

/** What surrounds a form: a card, nothing, or the row of a newsletter with its words beside it. */
export function FormFrame({
  look = 'card',
  columns = 1,
  eyebrow,
  heading,
  intro,
  level,
  children,
}: Pick<Form, 'look' | 'columns' | 'eyebrow' | 'heading' | 'intro'> &
  Pick<BlockContext, 'level'> & { children: ReactNode }) {
  if (look === 'inline') {
    return (
      <div className={classes.band}>
        {(heading || intro) && (
          <div>
            {heading && <Heading level={level}>{heading}</Heading>}
            {intro && <Text markup={intro} className={classes.bandIntro} />}
          </div>
        )}
        {children}
      </div>
    );
  }
  return (
    <div className={classes.frame} data-look={look} data-columns={columns}>
      <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} align="start">
        {children}
      </Section>
    </div>
  );
}
