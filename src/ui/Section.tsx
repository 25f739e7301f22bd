import type { ComponentProps, ReactNode } from 'react';
import type { Action, Markup } from '#shared/content.ts';
import { ActionGroup } from './ActionLink.tsx';
import classes from './Section.module.css';
import { Text } from './Text.tsx';

interface SectionProps {
  eyebrow?: string;
  heading?: string;
  intro?: Markup;
  level: 2 | 3 | 4 | 5;
  align?: 'start' | 'center';
  children?: ReactNode;
  actions?: Action[];
}

/** Common frame of blocks: an optional heading group above content as wide as the page's column. */
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

/** A short line, a heading and a sentence above the content; nothing if all three are missing. */
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

export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className ? `${classes.eyebrow} ${className}` : classes.eyebrow}>{children}</p>;
}

/** A heading whose look follows from its level. */
export function Heading({ level, ...others }: { level: 1 | 2 | 3 | 4 | 5 } & ComponentProps<'h1'>) {
  const Element = `h${level}` as const;
  return <Element {...others} />;
}
