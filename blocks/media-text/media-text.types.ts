// Generated from media-text.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * A picture, or a strip of moving pictures, beside a heading, text, points and buttons.
 */
export interface MediaText {
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
   * large makes the heading as big as a page's main heading; left out, it is normal.
   */
  headingSize?: 'normal' | 'large';
  /**
   * Text below the heading; paragraphs, lists and sub-headings are allowed.
   */
  text?: Markup;
  /**
   * Short facts below the text, each with an icon if you like.
   */
  points?: {
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
    /**
     * A few words in bold above the point's text.
     */
    title?: string;
    /**
     * Text; **bold**, *italic*, `code` and [links](/contact-us) are allowed. A backslash at the end of a line breaks it there; any other line end is a space.
     */
    text: Markup;
  }[];
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
   * The picture beside the text: a file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" }. Leave it out where a strip takes its place.
   */
  image?: Picture;
  /**
   * Several pictures that move upwards, one after the other, in place of the single picture. There is a button to pause it, and nothing moves for visitors who ask for less motion.
   */
  strip?: {
    /**
     * The pictures from top to bottom; three or four are enough.
     *
     * Items: A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    images: Picture[];
    /**
     * How long it takes until the first picture is back where it was; 8 when left out.
     */
    seconds?: number;
  };
  /**
   * landscape (4:3), square, portrait (4:5), or original to leave the picture uncropped; left out, it is landscape.
   */
  shape?: 'landscape' | 'square' | 'portrait' | 'original';
  /**
   * Where the picture stands on wide screens; left out, it is on the left.
   */
  side?: 'left' | 'right';
  /**
   * What comes first where both do not fit side by side; left out, the text.
   */
  stack?: 'text-first' | 'picture-first';
  /**
   * A short claim on the corner of the picture.
   */
  badge?: {
    /**
     * The claim in large letters, as "#3" or "2003".
     */
    value: string;
    /**
     * What the value stands for.
     */
    label?: string;
  };
  /**
   * slide lets the picture come in from its side, the text from the other and the heading word by word when they are first scrolled to; left out, or for visitors who ask for less motion, nothing moves.
   */
  entrance?: 'none' | 'slide';
}
