import type { ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section, SectionHead } from '#ui/Section.tsx';
import classes from './Form.module.css';
import type { Form } from './form.types.ts';

/** Frame of a form: a card, none, or the row of a newsletter with its text beside it. */
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
        <SectionHead heading={heading} intro={intro} level={level} />
        {children}
      </div>
    );
  }
  const section = (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} align="start">
      {children}
    </Section>
  );
  return (
    <div className={classes.frame} data-columns={columns}>
      {/* A card has its own tone, independent of its surroundings. */}
      {look === 'card' ? (
        <div className={`surface bordered ${classes.card}`} data-tone="plain">
          {section}
        </div>
      ) : (
        section
      )}
    </div>
  );
}
