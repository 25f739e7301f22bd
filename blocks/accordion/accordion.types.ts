// Generated from accordion.schema.json by "npm run gen". Do not edit.
import type { Markup, Slot } from '#shared/content.ts';

/**
 * Headings that open and close what stands below them: questions and answers, the years of a course.
 */
export interface Accordion {
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
   * One or two sentences below the heading.
   */
  intro?: Markup;
  /**
   * The entries, in order; or a query for a data list or for pages.
   */
  items: {
    /**
     * What the visitor presses: a year, a question; left out, the words for a missing heading.
     */
    heading?: string;
    /**
     * Name by which links open this entry ("/page#name"). Small letters of any script, digits and hyphens.
     */
    id?: string;
    /**
     * What opens: paragraphs with empty lines between them, lists (- one), **bold**, *italic* and [links](/contact-us).
     */
    text?: Markup;
    /**
     * Blocks that open, below the text if there is one.
     */
    blocks?: Slot;
  }[];
  /**
   * Number of the entry that is open at the beginning, 1 for the first; left out, all are closed.
   */
  open?: number;
  /**
   * true closes an entry when another opens.
   */
  single?: boolean;
  /**
   * true tells search engines that these are questions and their answers.
   */
  faq?: boolean;
  /**
   * Stands where an entry has no heading, as "FAQ".
   */
  emptyHeading?: string;
  /**
   * Stands where an entry has neither text nor blocks, as "No Answer".
   */
  emptyText?: string;
}
