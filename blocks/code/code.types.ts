// Generated from code.schema.json by "npm run gen". Do not edit.
import type { Markup } from '#shared/content.ts';

/**
 * Text that is shown as it is typed, in letters of one width: an example to copy, a command, settings.
 */
export interface Code {
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
   * What the text is, in a few words above it: "JSON", "In a terminal", the name of a file.
   */
  label?: string;
  /**
   * The text, line by line. Nothing in it means anything: no bold, no links, no {site.name}.
   */
  text: string;
  /**
   * Words on the button that copies the text, as "Copy"; without them there is no button.
   */
  copyLabel?: string;
  /**
   * What the button says when the text has been copied, as "Copied".
   */
  copiedLabel?: string;
}
