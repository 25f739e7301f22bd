// Generated from marquee.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * Logos, cards or quotes in rows or columns that move for ever, neighbours in opposite directions. They rest under the pointer and there is a button to pause them; visitors who ask for less motion see them in a grid.
 */
export interface Marquee {
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
   * logo: the logo alone (when left out). quote: a small round portrait beside name and role, the words below. picture: picture above the words. tile: words over the picture. photo: a picture with its name on it. person: a portrait with name and role. profile: a coloured card with a person, a large value and a logo. plain: words, with an icon if there is one.
   */
  look?: 'logo' | 'quote' | 'picture' | 'tile' | 'photo' | 'person' | 'profile' | 'plain';
  /**
   * How many rows move sideways. 2 when there are neither rows nor columns here.
   */
  rows?: number;
  /**
   * How many columns move up and down, in place of rows. A phone shows one.
   */
  columns?: number;
  /**
   * How long it takes until the first one is back where it was. 20 when left out; more for much to read.
   */
  seconds?: number;
  /**
   * What moves, in order; or a query for a data list or for pages. They are dealt to the rows or columns.
   */
  items: {
    /**
     * What or who this is.
     */
    title: string;
    /**
     * A line below the title: a role, a company.
     */
    subtitle?: string;
    /**
     * A few words above the title: a date, a kind.
     */
    eyebrow?: string;
    /**
     * One large number or amount, as "₹12 LPA".
     */
    value?: string;
    /**
     * Text; **bold**, *italic*, `code` and [links](/contact-us) are allowed. A backslash at the end of a line breaks it there; any other line end is a space.
     */
    text?: Markup;
    /**
     * One quiet line below the text: a place, a duration.
     */
    meta?: string;
    /**
     * Lines with an icon before them: an address, a telephone number, opening hours.
     */
    details?: {
      /**
       * Name of a Tabler icon, as "phone" or "map-pin".
       */
      icon?: IconShape;
      /**
       * Text; **bold**, *italic*, `code` and [links](/contact-us) are allowed. A backslash at the end of a line breaks it there; any other line end is a space.
       */
      text: Markup;
    }[];
    /**
     * Pairs such as Duration: 4 years.
     */
    facts?: {
      /**
       * What is told.
       */
      label: string;
      /**
       * What it is.
       */
      value: string;
    }[];
    /**
     * Short words in small frames: tags, levels.
     */
    badges?: string[];
    /**
     * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    image?: Picture;
    /**
     * A logo file (SVG), shown on white.
     */
    logo?: Picture;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
    /**
     * Where the card leads; the whole card can be clicked.
     */
    link?: Link;
    /**
     * Colour of this card.
     */
    tone?: 'plain' | 'tint' | 'brand' | 'dark';
  }[];
  /**
   * Shown at the foot of every card that leads somewhere, as "Know more".
   */
  linkLabel?: string;
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
