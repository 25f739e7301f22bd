// Generated from table.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup } from '#shared/content.ts';

/**
 * Things of a kind in rows, what is told of them in columns. Where there is little room the values of a row stand below each other.
 */
export interface Table {
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
   * What the table shows, in one line above it.
   */
  caption?: string;
  /**
   * The whole table as Markdown, in place of columns and rows: | Name | Seats |, then | --- | ---: | in the next line, then a line for each row. The first column names the rows; colons align a column. Cells may have **bold**, *italic*, `code` and [links](/contact-us); write \| for a line between words.
   */
  text?: Markup;
  /**
   * The columns, from left to right. Each shows a field of the row, the row's number, or a button.
   */
  columns?: {
    /**
     * Heading of the column.
     */
    label: string;
    /**
     * Name of the row's field that the column shows. The first such column names the row.
     */
    field?: string;
    /**
     * true shows the number of the row, from 1. Where rows are cards, as on phones, it is left out.
     */
    numbered?: boolean;
    /**
     * A button that every row has.
     */
    action?: {
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
    };
  }[];
  /**
   * The rows, each an object with the fields that the columns name; or a query for pages or for a data list.
   */
  rows?: {
    /**
     * Where the row's name leads.
     */
    link?: Link;
    /**
     * A number, or a text; **bold**, *italic*, `code` and [links](/contact-us) are allowed.
     */
    [k: string]: Markup | number | Link | undefined;
  }[];
}
