// Generated from banner.schema.json by "npm run gen". Do not edit.
import type { Link, Markup, Picture } from '#shared/content.ts';

/**
 * The top of a page: its main heading (h1), the way that leads to it, and a picture behind them if you like. One to a page.
 */
export interface Banner {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * The page's main heading; in a layout, "{page.heading}".
   */
  heading: string;
  /**
   * One or two sentences below the heading.
   */
  text?: Markup;
  /**
   * The pages that lead here, the first one first; in a layout, {"pages": "ancestors"}. The page itself is added when it is not among them.
   */
  trail?: {
    /**
     * What the page is called.
     */
    title: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link?: Link;
    /**
     * true for the page that the visitor is on.
     */
    current?: boolean;
  }[];
  /**
   * On small screens, a breadcrumb with too many steps shows its first step and a button that opens the others in a drawer. Left out, the whole breadcrumb is always shown.
   */
  collapse?: {
    /**
     * The most steps, this page included, that are still shown in full; 3 suits most sites.
     */
    after: number;
    /**
     * Words on the button and above the drawer, as "Navigate to".
     */
    label: string;
  };
  /**
   * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
   */
  image?: Picture;
}
