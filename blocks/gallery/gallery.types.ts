// Generated from gallery.schema.json by "npm run gen". Do not edit.
import type { CalendarDate, Markup, Picture } from '#shared/content.ts';

/**
 * Pictures in rows. One that is pressed fills the screen, with the way to the next. Visitors may narrow them by category and by date; what they choose becomes part of the page's address.
 */
export interface Gallery {
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
   * On a wide screen; smaller screens have fewer. 4 when left out.
   */
  columns?: number;
  /**
   * The pictures, in order; or a query for a data list or for pages.
   */
  items: {
    /**
     * Name by which links reach this picture ("/page#name"). Small letters of any script, digits and hyphens.
     */
    id?: string;
    /**
     * What the picture shows, in a few words. Stands below it when it fills the screen.
     */
    title: string;
    /**
     * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    image: Picture;
    /**
     * A word to choose pictures by, as "Campus".
     */
    category?: string;
    /**
     * The day on which it was taken, or on which the event will be, as 2027-01-15.
     */
    date?: CalendarDate;
  }[];
  /**
   * Buttons above the pictures, one for each category. No buttons when left out.
   */
  categories?: {
    /**
     * Name of the buttons, for people who do not see them, as "Category".
     */
    label: string;
    /**
     * Words of the button that shows all pictures again, as "All". No such button when left out; pressing a category again does the same.
     */
    all?: string;
    /**
     * The categories that are offered, in this order. All that occur, in order of appearance, when left out.
     */
    options?: string[];
  };
  /**
   * A drop-down list that tells past pictures from coming ones, as seen on the visitor's day. None when left out.
   */
  dates?: {
    /**
     * Name of the list, as "Date".
     */
    label: string;
    /**
     * Words for all pictures, as "All Time"; the label when left out.
     */
    all?: string;
    /**
     * The days before today, as "Past Events".
     */
    past: string;
    /**
     * Today and the days after it, as "Upcoming Events".
     */
    upcoming: string;
  };
  /**
   * How many pictures there are, shown above them and read out when it changes. {n} is the number.
   */
  count?: {
    /**
     * As "{n} picture".
     */
    one: string;
    /**
     * As "{n} pictures".
     */
    other: string;
  };
  /**
   * As "No pictures found." "Nothing found." when left out.
   */
  empty?: string;
  /**
   * What the gallery is called there; the heading when left out.
   */
  name?: string;
}
