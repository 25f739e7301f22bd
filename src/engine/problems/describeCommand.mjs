/*
 * JavaScript, because `npm start -- --help` and `npm test -- --help` must run before anything is installed.
 * The types are in describeCommand.d.mts.
 */

/** Width of the first column in characters. The meaning of a longer entry is on the next line. */
const columnWidth = 26;

const asksForHelp = (argv) => argv.includes('--help') || argv.includes('-h');

function describeCommand({ name, about, words = [], options = {}, examples = [] }) {
  const start = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const usage = [start, '--', ...words.map(({ name: word }) => word), '[options]'].join(' ');
  const wordLines = words.map(({ name: word, about: meaning }) => line(word, meaning));
  const optionLines = Object.entries(options).map(([option, definition]) =>
    line(`--${option}${placeholder(definition)}`, meaningOf(definition)),
  );
  const exampleLines = examples.map((example) => `  ${start} -- ${example}`);
  const sections = [
    usage,
    about,
    wordLines.join('\n'),
    ['Options:', ...optionLines, line('--help', 'shows this, and does nothing')].join('\n'),
    exampleLines.length ? ['Examples:', ...exampleLines].join('\n') : '',
  ];
  return sections.filter(Boolean).join('\n\n');
}

const placeholder = ({ isSwitch, value = 'VALUE' }) => (isSwitch ? '' : ` ${value}`);

/** Appends the allowed values, unless the description lists them already. */
function meaningOf({ about, values, default: usual }) {
  const choice = values && !values.every((value) => about.includes(value)) ? `: ${values.join(', ')}` : '';
  return `${about}${choice}${usual === undefined ? '' : ` (${usual} unless you say)`}`;
}

function line(first, meaning) {
  const column = `  ${first}`;
  return column.length < columnWidth
    ? column.padEnd(columnWidth) + meaning
    : `${column}\n${' '.repeat(columnWidth)}${meaning}`;
}

export { asksForHelp, describeCommand };
