import { watchFiles } from '#engine/content/files/watchFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { summaryLine } from '#engine/problems/report/summary.ts';
import { type Output, runCheck } from './check.ts';
import type { CheckSettings } from './checkOptions.ts';

/** Within this time, the same report again is about the same change. */
const onceMs = 2000;

/** Clears a terminal, with what can be scrolled back to. */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Checks a pages folder, and again whenever something in it changes. A folder that is gone is waited for.
 * @param isTerminal whether the screen may be cleared before each report
 * @returns stops watching
 */
export function watchAndCheck(settings: CheckSettings, output: Output, isTerminal: boolean): () => void {
  let shown = '';
  let shownAt = 0;
  async function check(): Promise<void> {
    const { report, summary } = await reportOf(settings, output.isColoured);
    const isNew = report !== shown;
    // One save may be noticed several times.
    if (!isNew && Date.now() - shownAt < onceMs) return;
    [shown, shownAt] = [report, Date.now()];
    if (isTerminal) output.out(`${clearScreen}${report}`);
    else if (isNew) output.out(report);
    output.out(`\n${clock()}  ${summary} Waiting for changes (Ctrl+C stops).`);
  }
  const checkInTurn = oneAtATime(check);
  checkInTurn();
  return watchFiles(settings.pages, checkInTurn, output.error);
}

/** Starts an action, or, while it runs, has it run once more afterwards. */
function oneAtATime(action: () => Promise<void>): () => void {
  let running = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isAsked = running;
    if (running) return;
    running = true;
    await action();
    running = false;
    if (isAsked) await run();
  }
  return () => void run();
}

/** A whole report as one text, and the sentence that sums it up. */
async function reportOf(settings: CheckSettings, isColoured: boolean): Promise<{ report: string; summary: string }> {
  const lines: string[] = [];
  const gather = (text: string) => lines.push(text);
  try {
    const { counted, files } = await runCheck(settings, { out: gather, error: gather, isColoured });
    return { report: lines.join('\n'), summary: summaryLine(counted, files) };
  } catch (error) {
    // While files come and go, anything may be missing for a moment.
    const reason = error instanceof CannotRun ? error.message : String((error as Error).message);
    return { report: [...lines, reason].join('\n'), summary: 'Nothing could be checked.' };
  }
}

/** Time of day, as `14:03:12`. */
const clock = () => new Date().toTimeString().slice(0, 8);
