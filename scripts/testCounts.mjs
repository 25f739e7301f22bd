/**
 * Counts passed and failed tests in a report of vitest. A file that could not be loaded counts as one failed test.
 * @returns undefined if there is no report
 */
export function countVitest(report) {
  if (!report) return undefined;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Counts passed and failed tests in a report of Playwright. @returns undefined if there is no report */
export function countPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}
