import { Code as CodeText } from '@mantine/core';
import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Code.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { Code as Props } from './code.types.ts';

/** Text in a monospace frame. A long text scrolls in the frame, which can be focused and scrolled by keys. */
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
          // The caption itself, as HTML allows it only as a child of the figure.
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
