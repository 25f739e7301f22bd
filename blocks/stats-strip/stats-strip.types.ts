// Generated from stats-strip.schema.json by "npm run gen". Do not edit.
import type { IconShape, Markup } from '#shared/content.ts';

/**
 * A row of large numbers with their captions.
 */
export interface StatsStrip {
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
   * The numbers, in order.
   */
  items: {
    /**
     * The number as it is shown, as "10000+".
     */
    value: string;
    /**
     * What the number counts.
     */
    label: string;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
  }[];
}
