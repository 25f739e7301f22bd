import { CannotRun, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { testCommand } from '#engine/tools/testBlocks/testCommand.ts';

void runCommand(testCommand, async (argv) => {
  const { what, name } = readOptions({}, argv, ['what', 'name']);
  if (what !== 'blocks') throw new CannotRun('Say what to test: lintel test blocks, or: lintel test blocks NAME');
  // React says more of what is wrong while a site is developed. It is asked when the code is loaded.
  process.env.NODE_ENV = 'development';
  const { testBlocks } = await import('#engine/tools/testBlocks/testBlocks.ts');
  return (await testBlocks(name, console.log)) ? 0 : 1;
});
