import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { writeFocusPage } from '#engine/tools/focus/writeFocusPage.ts';

const command = {
  name: 'focus',
  about: 'Shows a picture with a grid, to choose what stays in view where it is cropped, and how it is cropped then.',
  words: [
    { name: 'PICTURE', about: 'path inside _media' },
    { name: '[LEFT]', about: 'how far from the left the point is, as 30%' },
    { name: '[TOP]', about: 'the same from the top' },
  ],
  options: { pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' } },
  examples: ['campus/gate.jpg', 'campus/gate.jpg 30% 40%'],
};

void runCommand(command, async (argv) => {
  const { pages = '', picture, left, top = '' } = readOptions(command.options, argv, ['picture', 'left', 'top']);
  if (!picture)
    throw new CommandError(
      'Say which picture, and with a point see how it is cropped: npm run focus -- campus/gate.jpg 30% 40%',
    );
  const { path, json } = await writeFocusPage({ pages, picture, ...(left && { focus: `${left} ${top}` }) });
  console.log(`Open ${path}\nand press on what must stay in view. Written in a page, it looks like this:\n  ${json}`);
  return 0;
});
