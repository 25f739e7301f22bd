import { recover } from '#engine/edit/commit/recover.ts';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';

const options = { pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' } };

const command = {
  name: 'recover',
  about:
    'Ends a change that was interrupted, by a kill or a power cut; the check says when. The next change finishes it by itself, unless somebody has changed a file since.',
  words: [
    {
      name: 'WAY',
      about: 'finish does the rest of it, undo has all files as they were before, forget leaves them as they are now',
    },
  ],
  options,
  examples: ['finish', 'undo'],
};

void runCommand(command, (argv) => {
  const { pages = '', way } = readOptions(options, argv, ['way']);
  console.log(recover(pages, way));
  return 0;
});
