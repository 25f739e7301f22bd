// Generated from consent.schema.json by "npm run gen". Do not edit.
import type { Markup } from '#shared/content.ts';

/**
 * Which services of others this site runs, whether this visitor allows them, and buttons to change that. For the page on privacy.
 */
export interface Consent {
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
  text?: Markup;
  /**
   * Leave it out: it is "outsideScripts" of _site.json. What is written here is shown and nothing else.
   *
   * Items: A service that counts visits, by its own script.
   */
  services?: {
    /**
     * plausible counts without cookies, matomo runs on a server of your own or of Matomo, google is Google Analytics.
     */
    service: 'plausible' | 'matomo' | 'google';
    /**
     * What the service knows this site by: its name for plausible, as "example.edu", its number for matomo, as "3".
     */
    site?: string;
    /**
     * Where the service runs, without a slash at the end: "https://matomo.example.edu". Matomo needs it; plausible is asked for at https://plausible.io when it is left out.
     */
    from?: string;
    /**
     * What google knows this site by, as "G-AB12CD34EF".
     */
    id?: string;
    /**
     * true asks visitors first, and nothing is loaded before they allow it. Left out, it is false for plausible, which stores nothing, and true for all others. false lets matomo count without cookies; whether you may run google without asking is for you to know.
     */
    needsConsent?: boolean;
  }[];
}
