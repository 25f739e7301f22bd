import { runCommand } from '#engine/problems/commandLine.ts';
import { supportsColour } from '#engine/problems/report/pretty.ts';
import { reviewCommand, runReview } from '#engine/tools/review/runReview.ts';

const output = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  isColoured: supportsColour(process.stdout),
};

void runCommand(reviewCommand, (argv) => runReview(argv, output));
