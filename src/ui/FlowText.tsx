import type { Markup } from '#shared/content.ts';
import classes from './FlowText.module.css';
import { shiftHeadings } from './shiftHeadings.ts';
import { Text } from './Text.tsx';

interface FlowTextProps {
  markup: Markup;
  /** Level of the highest heading inside the text, and in the texts around it. */
  top: number;
  className?: string;
}

/** Running text: paragraphs, lists and sub-headings in a readable measure. */
export function FlowText({ markup, top, className }: FlowTextProps) {
  return (
    <Text
      as="div"
      markup={{ html: shiftHeadings(markup.html, Math.min(6, top + (markup.below ?? 0))) }}
      className={className ? `${classes.flow} ${className}` : classes.flow}
    />
  );
}
