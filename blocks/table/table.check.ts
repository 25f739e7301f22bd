import { defineBlockCheck } from '#shared/blockCheck.ts';
import { formatCount } from '#shared/formatText.ts';
import { createMarkdownParser } from '#shared/markdownGrammar/parser.ts';
import { error, warning } from '#shared/problemKind.ts';

let parser: ReturnType<typeof createMarkdownParser> | undefined;

/** Checks that a table in Markdown is one table, and that its rows have as many cells as its head. */
export default defineBlockCheck({
  problems: {
    'table-text-other': error<{ isTable: boolean }>({
      title: 'Text that is no table',
      message: ({ isTable }) =>
        isTable
          ? 'This stands beside the table, and a table shows nothing but rows: visitors do not see it.'
          : 'This text is no table in Markdown: visitors see no rows.',
      hint: ({ isTable }) =>
        isTable
          ? 'Put words that belong to the table into "intro" or "caption", and other words or a second table into a block of their own.'
          : 'Begin with the headings of the columns, "| Name | Seats |", write "| --- | --- |" below them, then a line for each row.',
      hintInWords: ({ isTable }) =>
        isTable
          ? 'Put words that belong to the table into its introduction or caption, and other words or a second table into a block of their own.'
          : 'Write the headings of the columns between upright lines, three hyphens for each column in the next line, then a line for each row.',
      why: 'The block takes the rows of its text and leaves out all else, so that words would be lost.',
      example: {
        wrong: '"text": "Name, Seats\\nCivil, 60"',
        right: '"text": "| Name | Seats |\\n| --- | --- |\\n| Civil | 60 |"',
      },
    }),
    'table-row-cells': warning<{ cells: number; columns: number }>({
      title: 'Row with fewer or more cells than columns',
      message: ({ cells, columns }) =>
        `This row has ${formatCount(cells, 'cell', 'cells')}, the table ${formatCount(columns, 'column', 'columns')}: ${
          cells > columns ? 'what is too much is not shown' : 'visitors see a dash for what is missing'
        }.`,
      hint: ({ cells, columns }) =>
        cells > columns
          ? 'Give the column a heading in the first line, or write \\| where the line is meant as a sign between words.'
          : 'Add what is missing after a "|"; write – where the dash is meant.',
      why: 'A row with another number of cells mostly lost a line between two cells, and the rest stand in the wrong column.',
      example: {
        wrong: '| Day | Time |\n| --- | --- |\n| Mon 9 |',
        right: '| Day | Time |\n| --- | --- |\n| Mon | 9 |',
      },
    }),
  },
  check({ text }, { report }) {
    if (typeof text !== 'string') return;
    const lines = text.replace(/\r\n?/g, '\n').split('\n');
    parser ??= createMarkdownParser();
    const parts = parser.parse(text, {}).filter(({ level, nesting }) => level === 0 && nesting >= 0);
    const [first, ...others] = parts;
    const table = parts.find(({ type }) => type === 'table_open');
    if (!first || !table?.map) return report('table-text-other', { isTable: false }, '/text');
    const other = first === table ? others[0] : first;
    if (other)
      return report('table-text-other', { isTable: true }, '/text', lines[other.map?.[0] ?? 0]?.trim() || undefined);
    const [start, end] = table.map;
    const columns = cellCount(lines[start] ?? '');
    for (const line of lines.slice(start + 2, end)) {
      const cells = cellCount(line);
      if (cells !== columns) report('table-row-cells', { cells, columns }, '/text', line.trim());
    }
  },
});

/** Number of cells in a line of a table: a bar divides cells, within code too, unless a backslash stands before it. */
const cellCount = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
