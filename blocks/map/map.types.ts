// Generated from map.schema.json by "npm run gen". Do not edit.
import type { Link, Markup, Picture } from '#shared/content.ts';

/**
 * A place, and a map of it that is loaded only when somebody asks for it.
 */
export interface Map {
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
   * What the place is called, as "{site.name}"; people who do not see the map are told that it is a map of this.
   */
  place: string;
  /**
   * The address in words, as "{site.address.street}, {site.address.locality}"; **bold** and [links](/contact-us) are allowed.
   */
  address: Markup;
  /**
   * Where visitors see the place at the maps service, as "{site.mapLink}" or "https://maps.app.goo.gl/…".
   */
  link: Link;
  /**
   * What the service offers for other sites, its address alone: at openstreetmap.org, Share, HTML, what stands in src="…"; at Google Maps, Share, Embed a map. Nothing is asked of the service before a visitor wants the map.
   */
  embed: string;
  /**
   * A picture that stands there until the map is shown: a photo of the place, or of a map. Left out, it is a tinted panel.
   */
  image?: Picture;
}
