import type { ComponentProps, ReactNode } from 'react';
import type { Action, Markup } from '#shared/content.ts';
import { ActionGroup } from './ActionLink.tsx';
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
  /** Buttons below the content. */
  actions?: Action[];
}

/** What most blocks look like: an optional heading group, then their content, as wide as the page's column. */
export function Section({ eyebrow, heading, intro, level, align = 'center', children, actions }: SectionProps) {
  return (
    <div className={classes.section}>
      <SectionHead eyebrow={eyebrow} heading={heading} intro={intro} level={level} align={align} />
      {children}
      {actions && actions.length > 0 && (
        <div className={classes.actions}>
          <ActionGroup actions={actions} align="center" />
        </div>
      )}
    </div>
  );
}

type SectionHeadProps = Omit<SectionProps, 'children' | 'actions' | 'level'> & { level: 1 | SectionProps['level'] };

/** A short line, a heading and a sentence above what they are about; nothing where there is none of them. */
export function SectionHead({ eyebrow, heading, intro, level, align }: SectionHeadProps) {
  if (!heading && !eyebrow && !intro) return null;
  return (
    <div className={classes.head} data-align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading level={level}>{heading}</Heading>}
      {intro && <Text markup={intro} className={classes.intro} />}
    </div>
  );
}

/** A short line above a heading. */
export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className ? `${classes.eyebrow} ${className}` : classes.eyebrow}>{children}</p>;
}

/** A heading of the level that its place asks for; its looks follow from the level. */
export function Heading({ level, ...others }: { level: 1 | 2 | 3 | 4 | 5 } & ComponentProps<'h1'>) {
  const Element = `h${level}` as const;
  return <Element {...others} />;
}
