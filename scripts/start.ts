import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { runStart } from '#engine/tools/build/runStart.ts';
import { startCommand } from './startCommand.mjs';

void runCommand(startCommand, (argv) => {
  const { port = '', host = '', ...buildOptions } = readOptions(startCommand.options, argv);
  return runStart({ ...buildOptions, port, host });
});
