// Generated from explorer.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * Groups of things to choose from, one tab to a group: choosing one shows its text, facts and buttons.
 */
export interface Explorer {
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
   * Buttons that every chosen item shows, before its own.
   *
   * Items: A link that looks like a button.
   */
  itemActions?: {
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
   * Words on the button that leads to the item's own page, as "Know More". Needed by items that have a link.
   */
  linkLabel?: string;
  /**
   * The groups, in order; each is a tab.
   */
  groups: {
    /**
     * Words on the tab. No two groups may have the same.
     */
    label: string;
    /**
     * What stands there before anything is chosen.
     */
    card?: {
      /**
       * Heading of the card.
       */
      title: string;
      /**
       * One or two sentences about the group.
       */
      text?: Markup;
      /**
       * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
       */
      image?: Picture;
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
    /**
     * What there is to choose from in this group.
     */
    items: {
      /**
       * What the item is called in the list.
       */
      name: string;
      /**
       * What the item is about; shown when it is chosen.
       */
      text: Markup;
      /**
       * Short facts, as duration and eligibility.
       */
      facts?: {
        /**
         * What the fact is about, as "Duration".
         */
        label: string;
        /**
         * The fact itself, as "4 years".
         */
        value: string;
        /**
         * Name of a Tabler icon, as "phone" or "map-pin".
         */
        icon?: IconShape;
      }[];
      /**
       * The item's own page; its button carries the block's "linkLabel".
       */
      link?: Link;
      /**
       * Buttons of this item alone, before the one to its own page.
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
    }[];
  }[];
}
