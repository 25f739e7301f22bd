// Generated from tabs.schema.json by "npm run gen". Do not edit.
import type { IconShape, Markup, Slot } from '#shared/content.ts';

/**
 * Blocks on panels of which one is shown at a time, chosen by tabs. Without scripts all panels are shown below each other.
 */
export interface Tabs {
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
   * What screen readers call the row of tabs; left out, the heading.
   */
  label?: string;
  /**
   * The tabs with their panels, in order; the first is open at the beginning.
   */
  items: {
    /**
     * Words on the tab.
     */
    label: string;
    /**
     * Name by which links open this tab ("/page#name"). Small letters of any script, digits and hyphens.
     */
    id?: string;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
    /**
     * What stands on the panel, from top to bottom.
     */
    blocks: Slot;
  }[];
}
