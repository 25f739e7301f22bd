import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { ejectBlock } from '#engine/tools/eject/ejectBlock.ts';

const command = {
  name: 'eject',
  about: 'Copies a block of Lintel into the blocks of your site, to change it there.',
  words: [{ name: 'BLOCK', about: 'type of the block, as hero' }],
  options: { 'dry-run': { about: 'shows what would be written, and writes nothing', isSwitch: true } },
  examples: ['hero'],
};

void runCommand(command, async (argv) => {
  const { block, 'dry-run': dryRun } = readOptions(command.options, argv, ['block']);
  if (!block) throw new CommandError('Say which block: lintel eject hero');
  const { ok, text } = ejectBlock(block, dryRun === 'yes');
  console.log(text);
  return ok ? 0 : 1;
});
