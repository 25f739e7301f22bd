import type { ReactNode } from 'react';
import type { Markup } from '#shared/content.ts';
import classes from './Section.module.css';
import { Text } from './Text.tsx';

interface SectionProps {
  eyebrow?: string;
  heading?: string;
  intro?: Markup;
  /** Level of the heading, 2 to 5. */
  level: 2 | 3 | 4 | 5;
  align?: 'start' | 'center';
  children?: ReactNode;
}

/** What most blocks look like: an optional heading group, then their content, as wide as the page's column. */
export function Section({ eyebrow, heading, intro, level, align = 'center', children }: SectionProps) {
  return (
    <div className={classes.section}>
      {(heading || eyebrow || intro) && (
        <div className={classes.head} data-align={align}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          {heading && <Heading level={level}>{heading}</Heading>}
          {intro && <Text markup={intro} className={classes.intro} />}
        </div>
      )}
      {children}
    </div>
  );
}

/** A heading of the level that its place asks for; its looks follow from the level. */
export function Heading({
  level,
  className,
  children,
}: {
  level: 1 | 2 | 3 | 4 | 5;
  className?: string;
  children: ReactNode;
}) {
  const Element = `h${level}` as const;
  return <Element className={className}>{children}</Element>;
}
