/**
 * Tests that passed and failed in a report of vitest. A file that could not be loaded has no tests: it counts as one
 * that failed. Undefined when there is no report.
 */
export function countVitest(report) {
  if (!report) return undefined;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Tests that passed and failed in a report of Playwright; undefined when there is no report. */
export function countPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}
