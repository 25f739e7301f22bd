// Generated from split.schema.json by "npm run gen". Do not edit.
import type { Slot } from '#shared/content.ts';

/**
 * Blocks in a wide main part, and others in a sidebar beside it from medium screens up.
 */
export interface Split {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * Blocks of the main part; in a layout, the page's own blocks ({"type": "slot"}) stand here.
   */
  main: Slot;
  /**
   * Blocks of the sidebar.
   */
  aside: Slot;
  /**
   * What screen readers call the sidebar.
   */
  label?: string;
  /**
   * Where the sidebar stands; left out, on the right.
   */
  side?: 'left' | 'right';
  /**
   * true keeps the sidebar in view while the main part is scrolled.
   */
  sticky?: boolean;
  /**
   * What becomes of the sidebar on small screens: below (the main part) or hidden; left out, below.
   */
  small?: 'below' | 'hidden';
}
