interface Table {
  header: string[];
  rows: string[][];
}

/** @returns CSV with a byte order mark, by which Excel knows UTF-8; cells that programs would run as formulas begin with an apostrophe */
export async function writeCsv({ header, rows }: Table): Promise<string> {
  const { default: papa } = await import('papaparse');
  return `\ufeff${papa.unparse({ fields: header, data: rows }, { escapeFormulae: true })}\r\n`;
}

/** Most characters of a cell (Excel specifications and limits). */
const longestCell = 32_767;

/** @returns a workbook for Excel; all cells are texts, which programs never run */
export async function writeXlsx({ header, rows }: Table): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cell = (value: string) => ({ value: value.slice(0, longestCell), type: String });
  const data = [
    header.map((value) => ({ ...cell(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeExcelFile(data, { columns: header.map(() => ({ width: 24 })), stickyRowsCount: 1 }).toBuffer();
}
