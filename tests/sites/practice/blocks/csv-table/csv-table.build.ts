import { defineBlockBuild } from 'lintel/build';
import type { CsvTable } from './csv-table.types.ts';

/** A table that was read from a file. */
export interface Sheet {
  columns: string[];
  rows: string[][];
}

export default defineBlockBuild<CsvTable>({
  async data({ sheet }, { readText }): Promise<Sheet> {
    const [columns = [], ...rows] = parseCsv(await readText(sheet));
    const uneven = rows.findIndex(({ length }) => length !== columns.length);
    if (uneven >= 0)
      throw new Error(
        `line ${uneven + 2} of ${sheet} has ${rows[uneven]?.length} values, the first line has ${columns.length}`,
      );
    return { columns, rows };
  },
});

/** Reads lines whose values are divided by commas or semicolons, and quoted where they have any of these. */
function parseCsv(text: string): string[][] {
  const divider = /^[^\n"]*;/.test(text) ? ';' : ',';
  const value = new RegExp(`("(?:[^"]|"")*"|[^${divider}\\n]*)(${divider}|\\n|$)`, 'y');
  const lines: string[][] = [[]];
  const source = text.replaceAll('\r\n', '\n').trim();
  for (let match = value.exec(source); match; match = value.exec(source)) {
    const [, written = '', end] = match;
    lines.at(-1)?.push(written.replace(/^"|"$/g, '').replaceAll('""', '"').trim());
    if (end === '') break;
    if (end === '\n') lines.push([]);
  }
  return lines;
}
