import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { testCommand } from '#engine/tools/testBlocks/testCommand.ts';

void runCommand(testCommand, async (argv) => {
  const { what, name, limit } = readOptions(testCommand.options, argv, ['what', 'name']);
  if (what !== 'blocks') throw new CommandError('Say what to test: lintel test blocks, or: lintel test blocks NAME');
  const limitMs = Number(limit) * 1000;
  if (!(limitMs > 0)) throw new CommandError('--limit must be a number of seconds, as --limit 60');
  // React reports more mistakes in development mode, which it chooses when it is loaded.
  process.env.NODE_ENV = 'development';
  const { testBlocks } = await import('#engine/tools/testBlocks/testBlocks.ts');
  return (await testBlocks(name, limitMs, console.log)) ? 0 : 1;
});
