// Generated from link-list.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup } from '#shared/content.ts';

/**
 * A titled list of links, as the overview in a page's sidebar, with buttons and a small card below it if you like.
 */
export interface LinkList {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * Heading of this block.
   */
  heading: string;
  /**
   * The links, in order; in a layout often {"pages": "siblings"}.
   */
  items: {
    /**
     * What the link says.
     */
    title: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link: Link;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
    /**
     * true for the page that the visitor is on.
     */
    current?: boolean;
  }[];
  /**
   * open or closed lets the visitor fold and unfold the list, and says how it begins; a list that holds the visitor's own page begins open. Left out, the list does not fold.
   */
  fold?: 'open' | 'closed';
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
   * A small card below the list.
   */
  card?: {
    /**
     * Heading of the card.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text?: Markup;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
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
  };
}
