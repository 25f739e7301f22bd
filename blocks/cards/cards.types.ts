// Generated from cards.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * Things of a kind, each on a card: pages of a section, courses, people, events, logos. As a grid or as a carousel.
 */
export interface Cards {
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
   * grid: rows of cards (when left out). carousel: one row to leaf through. For rows that move by themselves there is the block "marquee".
   */
  display?: 'grid' | 'carousel';
  /**
   * picture: picture above the words (when left out). tile: words over the picture. photo: pictures of different sizes with their names on them. person: a portrait with name and role. quote: a small round portrait beside name and role, the words below. profile: a coloured card with a person, a large value and a logo. plain: words, with an icon if there is one. logo: the logo alone.
   */
  look?: 'picture' | 'tile' | 'photo' | 'person' | 'quote' | 'profile' | 'plain' | 'logo';
  /**
   * On a wide screen; smaller screens have fewer. 3 when left out.
   */
  columns?: number;
  /**
   * The cards, in order; or a query for pages or for a data list.
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
    /**
     * Only with the look photo: tall takes two rows, wide two columns; normal when left out.
     */
    size?: 'normal' | 'tall' | 'wide';
  }[];
  /**
   * Shown at the foot of every card that leads somewhere, as "Know more".
   */
  linkLabel?: string;
  /**
   * Buttons below all cards.
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
   * Milliseconds between two moves of a carousel; leave it out and nothing moves by itself. Never moves for visitors who ask for less motion.
   */
  autoplayMs?: number;
  /**
   * How many dots a carousel shows at a time, one for each card; no dots when left out.
   */
  dots?: number;
}
