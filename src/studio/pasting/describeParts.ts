import type { PastedCell, PastedPart } from '#markdown/paste/pasted.ts';
import { formatCount } from '#shared/formatText.ts';

/** Names parts with their numbers: `1 table and 2 pictures`. */
export function describeParts(parts: readonly PastedPart[]): string {
  const names = parts.map((part) => (part.kind === 'other' ? part.name : part.kind));
  const counts = [...new Set(names)].map((name) => formatCount(names.filter((one) => one === name).length, name));
  return new Intl.ListFormat('en').format(counts);
}

/** Words of a cell in one line. */
export const textOfCell = (cell: PastedCell): string =>
  cell.map(({ type, text }) => (type === 'hardBreak' ? ' ' : (text ?? ''))).join('');
