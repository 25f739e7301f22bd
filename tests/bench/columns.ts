/** Aligns the cells of some lines; each column is as wide as its widest cell. */
export function alignColumns(lines: string[][]): string[] {
  const longest = lines.reduce((max, line) => Math.max(max, line.length), 0);
  const widths = Array.from({ length: longest }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
