// Generated from opening-hours.schema.json by "npm run gen". Do not edit.
/**
 * The days of a week with their hours. Visitors choose among them.
 */
export interface OpeningHours {
  /**
   * Name by which links reach this block ("/page#name"). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * What the choice of all days is called.
   */
  all: string;
  /**
   * What the choice of the days that begin early is called.
   */
  early: string;
  /**
   * What the choice of the days that end late is called.
   */
  late: string;
  /**
   * The days, in order.
   */
  items: {
    /**
     * As "Monday".
     */
    title: string;
    /**
     * As "8:00–12:30, 14:00–18:00".
     */
    text: string;
    /**
     * Under which choice the day is shown too.
     */
    when?: 'early' | 'late';
  }[];
}
