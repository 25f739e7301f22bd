import { toMarkdown } from '#markdown/markdownText.ts';
import type { PastedCell, PastedTable } from '#markdown/paste/pasted.ts';
import type { JsonObject } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';
import { uniqueName } from '../composing/uniqueName.ts';
import { textOfCell } from './describeParts.ts';
import type { PasteTargets } from './pasteTargets.ts';

/** Makes a block of a table; undefined if it has too many columns. Without a head, its columns have no headings yet. */
export function createTableBlock(
  { rows, hasHead, caption }: PastedTable,
  target: NonNullable<PasteTargets['table']>,
): JsonObject | undefined {
  const [first = []] = rows;
  const isHead = hasHead || looksLikeHead(rows);
  if (first.length > target.max || rows.length < (isHead ? 2 : 1)) return undefined;
  const labels = first.map((cell) => (isHead ? textOfCell(cell) : ''));
  const fields: string[] = [];
  for (const [index, label] of labels.entries())
    fields.push(uniqueName(fieldNameOf(label) || `column${index + 1}`, new Set([...fields, 'link']), ''));
  return {
    type: target.type,
    ...(caption && target.caption && { [target.caption]: caption }),
    [target.columns]: labels.map((label, index) => ({ label, field: fields[index] ?? '' })),
    [target.rows]: rows.slice(isHead ? 1 : 0).map((cells) => rowOf(cells, fields)),
  };
}

/** @returns true if each column has a word in the first row, and one of them numbers below it */
function looksLikeHead([head = [], ...others]: PastedCell[][]): boolean {
  const hasNumber = (cell: PastedCell | undefined) => /\d/.test(textOfCell(cell ?? []));
  const isNamed = head.every((cell) => textOfCell(cell).trim() !== '' && !hasNumber(cell));
  return isNamed && others.length > 0 && head.some((_, column) => others.every((cells) => hasNumber(cells[column])));
}

/** Name of a field: letters and digits, as the label begins. */
const fieldNameOf = (label: string): string =>
  slugify(label)
    .replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())
    .replace(/^\d+/, '');

/** Fields of a row. If all of its first cell is a link, that is the link of the row. */
function rowOf(cells: readonly PastedCell[], fields: readonly string[]): JsonObject {
  const [name = []] = cells;
  const link = linkOf(name);
  const entries = fields.flatMap((field, index) => {
    const cell = index === 0 && link !== undefined ? name.map(withoutLink) : (cells[index] ?? []);
    const text = toMarkdown({ type: 'doc', content: cell }, '', 'inline').trim();
    return text ? [[field, text] as const] : [];
  });
  return { ...Object.fromEntries(entries), ...(link !== undefined && { link }) };
}

/** Address to which all words of a cell lead. */
function linkOf(cell: PastedCell): string | undefined {
  const links = cell.map(({ marks = [] }) => marks.find(({ type }) => type === 'link')?.attrs?.href);
  const [first] = links;
  return typeof first === 'string' && links.every((link) => link === first) ? first : undefined;
}

const withoutLink = ({ marks = [], ...node }: PastedCell[number]): PastedCell[number] => ({
  ...node,
  marks: marks.filter(({ type }) => type !== 'link'),
});
