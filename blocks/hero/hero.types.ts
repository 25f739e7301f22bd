// Generated from hero.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Picture } from '#shared/content.ts';

/**
 * The top of a page: large pictures with words over them, one after the other. It holds the page's heading.
 */
export interface Hero {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * The page's main heading. It stands still over all slides; often "{page.heading}".
   */
  heading: string;
  /**
   * What is shown, in order. One slide alone stands still and has no buttons to steer it.
   */
  slides: {
    /**
     * Fills the slide behind the words. On a phone it is cropped to upright: set its focal point.
     */
    image: Picture;
    /**
     * The slide's own words, in the largest type of the page.
     */
    tagline: string;
    /**
     * Continues the tagline on a line of its own, in colour.
     */
    highlight?: string;
    /**
     * A few short facts below the tagline.
     */
    highlights?: string[];
    /**
     * Buttons of this slide, instead of those that all slides share.
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
  /**
   * Buttons on every slide that has none of its own.
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
   * Milliseconds between two moves; leave it out and nothing moves by itself. Never moves for visitors who ask for less motion.
   */
  autoplayMs?: number;
}
