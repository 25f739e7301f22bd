import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Reports, ValuePlace } from '../reports.ts';

/** Pieces without which no text holds words for the time being. */
const traces =
  /orem ipsum|OREM IPSUM|olor sit amet|ummy text|(?:text|title|heading|picture|goes) here|TODO|FIXME|xxx|XXXX|asdf/;

/** Words that stand for others until these are written. In capitals, three X are a Roman number. */
const placeholder =
  /\b(?:lorem ipsum(?: dolor(?: sit(?: amet)?)?)?|dolor sit amet|dummy text|(?:(?:your|insert|add|some) )?(?:text|title|heading|picture) (?:goes )?here|asdf\w*)\b|\b(?:TODO|FIXME)\b|\bx{3,}\b|\bX{4,}\b/i;
const isInCapitals = /^(?:todo|fixme|x{3})$/i;

/** Rules out at once that a text of a file is one for the time being, as is so for nearly all. */
export const mayHoldPlaceholder = ({ text }: SourceFile): boolean => traces.test(text);

/** Reports words that somebody meant to replace. */
export function checkPlaceholder(text: string, place: ValuePlace, reports: Reports): void {
  const found = text.match(placeholder)?.[0];
  // "Todo" is a word of other languages.
  if (!found || (isInCapitals.test(found) && !['TODO', 'FIXME', 'xxx'].includes(found))) return;
  reports.add('text-placeholder', { found }, { ...place, within: found });
}
