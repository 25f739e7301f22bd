import { watchFiles } from '#engine/content/files/watchFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatSummaryLine } from '#engine/problems/report/summary.ts';
import { createSharedQueue } from '#shared/createQueue.ts';
import type { CheckSettings } from './checkOptions.ts';
import { type CommandOutput, runCheck } from './runCheck.ts';

/** Within this time, an equal report counts as the same one. */
const sameReportMs = 2000;

const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Checks a pages folder now and after each change. Waits for a folder that is missing.
 * @param isTerminal true if the screen may be cleared before each report
 * @returns a function that stops watching
 */
export function watchAndCheck(settings: CheckSettings, output: CommandOutput, isTerminal: boolean): () => void {
  let shownReport = '';
  let shownAt = 0;
  async function check(): Promise<void> {
    const { report, summary } = await createReport(settings, output.isColoured);
    const isNew = report !== shownReport;
    // One save may cause several events.
    if (!isNew && Date.now() - shownAt < sameReportMs) return;
    [shownReport, shownAt] = [report, Date.now()];
    if (isTerminal) output.out(`${clearScreen}${report}`);
    else if (isNew) output.out(report);
    output.out(`\n${formatTimeOfDay()}  ${summary} Waiting for changes (Ctrl+C stops).`);
  }
  const checkInTurn = createSharedQueue(check);
  void checkInTurn();
  return watchFiles(settings.pages, checkInTurn, output.error);
}

async function createReport(
  settings: CheckSettings,
  isColoured: boolean,
): Promise<{ report: string; summary: string }> {
  const lines: string[] = [];
  const gather = (text: string) => lines.push(text);
  try {
    const { counted, files } = await runCheck(settings, { out: gather, error: gather, isColoured });
    return { report: lines.join('\n'), summary: formatSummaryLine(counted, files) };
  } catch (error) {
    // While files are being replaced, any may be missing for a moment.
    const reason = error instanceof CommandError ? error.message : String((error as Error).message);
    return { report: [...lines, reason].join('\n'), summary: 'Nothing could be checked.' };
  }
}

const formatTimeOfDay = () => new Date().toTimeString().slice(0, 8);
