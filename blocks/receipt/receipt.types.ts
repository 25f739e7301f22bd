// Generated from receipt.schema.json by "npm run gen". Do not edit.
import type { Markup } from '#shared/content.ts';

/**
 * For the page that opens after a form was sent: thanks, and the reference number of what was sent, to be printed.
 */
export interface Receipt {
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
  heading: string;
  /**
   * true makes the heading the page's main heading (h1), for a page that has no banner. One to a page.
   */
  pageHeading?: boolean;
  /**
   * One or two sentences below the heading: what happens next. Below them stand the reference number and the time of sending, for whoever has just sent a form that leads to this page.
   */
  text?: Markup;
  /**
   * center puts everything in the middle; start at the beginning of the line; left out, it is start.
   */
  align?: 'start' | 'center';
}
