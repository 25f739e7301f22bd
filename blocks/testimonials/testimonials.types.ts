// Generated from testimonials.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * What people say, with their photos.
 */
export interface Testimonials {
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
   * ring: photos in a circle round the photo of who is speaking; for up to ten people (when left out). carousel: one person at a time. grid: all side by side.
   */
  display?: 'ring' | 'carousel' | 'grid';
  /**
   * Who says what, in order; or a query for a data list.
   */
  items: {
    /**
     * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    image?: Picture;
    /**
     * Who says it.
     */
    name: string;
    /**
     * The words, without quotation marks.
     */
    quote: Markup;
    /**
     * Shown smaller, below the quote.
     */
    message?: Markup;
    /**
     * What the person does and where.
     */
    position?: string;
    /**
     * How many of five stars this person gives.
     */
    rating?: number;
    /**
     * Years and branch of study.
     */
    batch?: string;
  }[];
  /**
   * Milliseconds between two moves; leave it out and nothing moves by itself. Never moves for visitors who ask for less motion.
   */
  autoplayMs?: number;
  /**
   * Milliseconds in which one central photo gives way to the next, in a ring; 300 when left out.
   */
  fadeMs?: number;
  /**
   * How many dots are shown at a time, those around the current person; no dots when left out.
   */
  dots?: number;
  /**
   * Buttons below.
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
}
