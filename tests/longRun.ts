/** True in `npm test -- long`, which tries every row of each table of tests. */
export const isLongRun = process.env.LINTEL_RUNS !== undefined;

/**
 * Rows of a table of tests that this run tries: all of them in long runs, every nth in short ones. Rows that resemble
 * each other should be neighbours, so that each kind is tried.
 * @param first index of the first row of a short run
 */
export const everyNth = <Row>(rows: readonly Row[], n: number, first = 0): Row[] =>
  rows.filter((_, index) => isLongRun || index % n === first);
