// Generated from rich-text.schema.json by "npm run gen". Do not edit.
import type { Markup } from '#shared/content.ts';

/**
 * Running text with paragraphs, lists and sub-headings.
 */
export interface RichText {
  /**
   * Name by which links reach this block ("/page#name"). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * The text: paragraphs with empty lines between them, lists (- one), sub-headings (## Title), **bold**, *italic* and [links](/contact-us).
   */
  text: Markup;
  /**
   * center puts heading and text in the middle, for a few lines that stand alone; left out, they begin at the left.
   */
  align?: 'start' | 'center';
}
