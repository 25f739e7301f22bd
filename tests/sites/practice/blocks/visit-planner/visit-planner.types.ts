// Generated from visit-planner.schema.json by "npm run gen". Do not edit.
import type { Link, Markup } from 'lintel/block';

/**
 * What a visit may be for, and how long each takes. Families add up how long theirs are together.
 */
export interface VisitPlanner {
  /**
   * Name by which links reach this block ("/page#name"). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Markup;
  /**
   * What a visit may be for, in order. The first one is chosen at first.
   */
  items: {
    /**
     * As "Check-up".
     */
    title: string;
    /**
     * How long it takes.
     */
    minutes: number;
  }[];
  /**
   * Label of the field for the name.
   */
  person: string;
  /**
   * Label of the choice of a reason.
   */
  reason: string;
  /**
   * Label of the choice of an insurance.
   */
  insurance: string;
  /**
   * What may be chosen there. The first one is chosen at first.
   */
  insurances: string[];
  /**
   * Label of the box with which somebody asks for a quarter of an hour more.
   */
  calm: string;
  /**
   * What the button is called.
   */
  add: string;
  /**
   * What stands before all minutes.
   */
  sum: string;
  /**
   * What minutes are called.
   */
  unit: string;
  /**
   * Where the button leads without scripts: a page on which one asks for a visit.
   */
  contact: Link;
}
