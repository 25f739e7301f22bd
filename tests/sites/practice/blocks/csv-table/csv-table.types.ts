// Generated from csv-table.schema.json by "npm run gen". Do not edit.
/**
 * A table whose lines are in a CSV file, as spreadsheets save it.
 */
export interface CsvTable {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * A .csv file of _media: the first line has the names of the columns.
   */
  sheet: string;
}
