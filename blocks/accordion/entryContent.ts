import type { Markup } from '#shared/content.ts';
import type { Accordion } from './accordion.types.ts';

/**
 * Content of an entry, with the texts for missing parts. An entry without a heading gets its number, so that it can
 * always be pressed.
 * @param position of the entry, from 0
 */
export function entryContent(
  item: Accordion['items'][number],
  position: number,
  { emptyHeading, emptyText }: Pick<Accordion, 'emptyHeading' | 'emptyText'>,
): { heading: string; text: Markup | undefined; isEmpty: boolean } {
  const text = item.text?.html ? item.text : undefined;
  return {
    heading: item.heading?.trim() || emptyHeading || String(position + 1),
    text,
    isEmpty: !text && !item.blocks && emptyText !== undefined,
  };
}
