import { isObject } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import type { TextPosition } from '../facts/factGatherer.ts';
import { defineRule } from './rule.ts';

/** Number with a plus, and what it counts: `10000+` alumni. */
export type FactValue = { number: string; noun: string; pointer: string; written: string };

/** Words that measure something, so that two numbers before them are not two values of one fact. */
const units =
  /^(?:years?|months?|weeks?|days?|hours?|hrs|minutes|mins|percent|lakhs?|crores?|million|thousand|marks?|points?|jahre|monate|tage|stunden|prozent|वर्षों?|साल|दिन|घंटे|लाख|करोड़|سنة|سنوات|عام|يوم)$/iu;

/** Words behind a noun that speak of a part of what it names: students *from* abroad. */
const counted =
  /(?<![\d.,])(\d[\d,.]*\+)\s+([\p{L}\p{M}]{3,})(?!\s+(?:from|in|of|on|at|who|with|for|per|aus|von|mit|für|in|\p{L}+ed)(?![\p{L}]))(?![\p{L}\p{M}])/gu;

const plainNumber = (number: string) => number.replace(/[,.]/g, '');

/** Facts in a text: numbers with a plus, and the word behind each. */
export function findFactValues(text: string): { number: string; noun: string; written: string }[] {
  if (!text.includes('+')) return [];
  return [...text.matchAll(counted)].flatMap(([written, number = '', noun = '']) =>
    units.test(noun) ? [] : { number: plainNumber(number), noun: noun.toLowerCase(), written },
  );
}

/** Fact of an entry such as `{ "value": "10000+", "label": "alumni" }`. */
function factOfEntry(shown: string, { path, file }: TextPosition) {
  if (path.at(-1) !== 'value' || !/^\d[\d,.]*\+$/.test(shown)) return undefined;
  const entry = valueAt(file.json, formatPointer(path.slice(0, -1)));
  const label = isObject(entry) && typeof entry.label === 'string' ? entry.label.trim() : '';
  // More words may speak of a part: students placed.
  const [fact] = /\s/.test(label) ? [] : findFactValues(`${shown} ${label}`);
  return fact && { ...fact, written: shown };
}

/** Gathers numbers of what a site counts. `advice/factValues.ts` compares those that one page shows. */
export const factValues = defineRule<FactValue[]>({
  name: 'factValues',
  readsMarkdown: true,
  text(_written, _schema, position, shown) {
    if (!shown.includes('+')) return undefined;
    const entry = factOfEntry(shown.trim(), position);
    const facts = entry ? [entry] : findFactValues(shown);
    const { pointer } = facts.length > 0 ? position.location : { pointer: '' };
    return facts.length > 0 ? facts.map((fact) => ({ ...fact, pointer })) : undefined;
  },
  check() {},
});
