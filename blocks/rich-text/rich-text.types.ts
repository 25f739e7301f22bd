// Generated from rich-text.schema.json by "npm run gen". Do not edit.
import type { Markup } from '#shared/content.ts';

/**
 * Running text: whole Markdown, with sub-headings, lists, quotations, tables, code and footnotes.
 */
export interface RichText {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
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
   * The text. In Markdown: paragraphs with empty lines between them (within one, a line breaks only after a backslash at its end), lists (- one), task lists (- [x] done), sub-headings (## Title), quotations (> words), tables (| a | b |), code (between lines of ```), rules (---), footnotes ([^1]), **bold**, *italic*, ~~crossed out~~ and [links](/contact-us). Of HTML, only <kbd>, <sub>, <sup>, <mark>, <abbr title="…"> and <br> are taken.
   */
  text: Markup;
  /**
   * center puts heading and text in the middle, for a few lines that stand alone; left out, they begin at the left.
   */
  align?: 'start' | 'center';
}
