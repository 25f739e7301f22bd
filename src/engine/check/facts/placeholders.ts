import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';

/** Cheap test: every placeholder contains one of these. */
const quickPattern =
  /orem ipsum|OREM IPSUM|olor sit amet|ummy text|(?:text|title|heading|picture|goes) here|TODO|FIXME|xxx|XXXX|asdf|\bTB[ACD]\b|\[[^[\]"{}\n]{2,60}\](?!\()/;

/** Placeholder words. In capitals, three X are a Roman number. */
const placeholderPattern =
  /\b(?:lorem ipsum(?: dolor(?: sit(?: amet)?)?)?|dolor sit amet|dummy text|(?:(?:your|insert|add|some) )?(?:text|title|heading|picture) (?:goes )?here|asdf\w*)\b|\b(?:TODO|FIXME)\b|\bx{3,}\b|\bX{4,}\b|\bTB[ACD]\b|\[(?:(?:your|insert|add|enter|write|put|the|full|first|last|official) )?(?:name|names|date|day|time|year|place|venue|address|city|number|phone|e-?mail|photo|picture|title|text|link|url|amount|fee|price|department|designation|position|role|person|contact|to be \w+|tb[acd]|xx+|\.{2,}|…)(?: (?:number|address|name|title))?(?: (?:of|here|goes|for|to|in)\b[^[\]]*)?\](?!\()/i;
const isInCapitals = /^(?:todo|fixme|x{3}|tb[acd])$/i;

/**
 * A note to oneself: in front of what is to be done, in brackets, or in place of a value. Elsewhere a text may be about
 * such notes: "Make a TODO list", "How we use FIXME comments".
 */
const notePattern =
  /(?:^|[\n([{*_])\s*(?:TODO|FIXME)\b(?!\s+(?:lists?|items?|apps?|comments?|notes?|methods?|boards?|managers?)\b)|\b(?:is|are|at|on|from|until|by|costs?)\s+(?:TODO|FIXME)\b|\b(?:TODO|FIXME)(?:\s*[:(]|\s+[-–—]\s|\W*$)/;
const isNote = /^(?:TODO|FIXME)$/;

/** Rules out placeholders in a file's text at once, as is possible for nearly all files. */
export const mayHoldPlaceholder = ({ text }: SourceFile): boolean => quickPattern.test(text);

/** Finds a placeholder in a text; undefined if there is none. */
export function findPlaceholder(text: string): string | undefined {
  const found = text.match(placeholderPattern)?.[0];
  // "Todo" is a word of other languages.
  if (!found || (isInCapitals.test(found) && !['TODO', 'FIXME', 'xxx', 'TBA', 'TBC', 'TBD'].includes(found))) return;
  return isNote.test(found) && !notePattern.test(text) ? undefined : found;
}

export function checkPlaceholder(text: string, location: ValueLocation, reports: ProblemCollector): void {
  const found = findPlaceholder(text);
  if (!found) return;
  reports.add('text-placeholder', { found }, { ...location, within: found });
}
