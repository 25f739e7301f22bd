import { Code as CodeText } from '@mantine/core';
import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Code.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { Code as Props } from './code.types.ts';

/** Text as it was typed. A long one scrolls in its own frame, so the frame can be focused and moved by keys. */
export default function Code({
  eyebrow,
  heading,
  intro,
  label,
  text,
  copyLabel,
  copiedLabel,
  level,
}: Props & BlockContext) {
  const id = useId();
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} align="start">
      <figure
        className={`surface bordered ${classes.frame}`}
        aria-labelledby={label && id}
        aria-label={label ? undefined : heading}
      >
        {(label || copyLabel) && (
          // As the caption itself: HTML has it only as a child of the figure.
          <figcaption className={`row ${classes.bar}`}>
            {label && <span id={id}>{label}</span>}
            {copyLabel && <CopyButton text={text} label={copyLabel} copied={copiedLabel ?? copyLabel} />}
          </figcaption>
        )}
        <CodeText block className={classes.text} tabIndex={0}>
          {text}
        </CodeText>
      </figure>
    </Section>
  );
}
