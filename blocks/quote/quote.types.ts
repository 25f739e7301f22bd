// Generated from quote.schema.json by "npm run gen". Do not edit.
import type { Link, Markup } from '#shared/content.ts';

/**
 * Words of somebody else with a line at their side, and below them who said them and where.
 */
export interface Quote {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * The words, without quotation marks around them. Paragraphs have empty lines between them; lists, **bold**, *italic* and [links](/contact-us) are allowed.
   */
  text: Markup;
  /**
   * The person or body whose words these are, as "Marie Curie".
   */
  name?: string;
  /**
   * Where the words are from.
   */
  source?: {
    /**
     * The book, speech, newspaper or page, with its date if you like.
     */
    title: string;
    /**
     * Where the source can be read: "https://…", a route of this site, or a file of _media.
     */
    link?: Link;
  };
  /**
   * large sets a few words in big letters that stand out of a page; left out, they are as large as other texts.
   */
  size?: 'normal' | 'large';
}
