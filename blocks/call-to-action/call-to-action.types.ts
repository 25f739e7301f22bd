// Generated from call-to-action.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup } from '#shared/content.ts';

/**
 * A heading, a sentence and buttons on a coloured panel.
 */
export interface CallToAction {
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
   * One or two sentences below the heading.
   */
  text?: Markup;
  /**
   * Links that look like buttons, the most important first.
   *
   * Items: A link that looks like a button.
   */
  actions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link: Link;
    /**
     * primary stands out, secondary is outlined, quiet is a plain link.
     */
    style?: 'primary' | 'secondary' | 'quiet';
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
  }[];
  /**
   * Colour of the panel: tint, brand, dark, or none for no panel; left out, it is tint.
   */
  panel?: 'tint' | 'brand' | 'dark' | 'none';
  /**
   * center puts everything in the middle; sides puts the text on one side and the buttons on the other; left out, it is center.
   */
  align?: 'center' | 'sides';
}
