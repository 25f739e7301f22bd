import { matchesAny, pressHere } from '#shared/interfaceLabels/vagueWords.ts';
import { isObject } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import { defineRule } from './rule.ts';

/** Cheap test: every such text has one of these. */
const quickWords = /here|this|\bme\b|hier|यहाँ|यहां|هنا/i;

/** Reports links and buttons whose words only ask to press them. */
export const vagueLabels = defineRule<never>({
  name: 'vagueLabels',
  text(written, _schema, { path, file, location, reports }) {
    if (path.at(-1) !== 'label' || written.length > 40 || !quickWords.test(written)) return undefined;
    if (!matchesAny(pressHere, written)) return undefined;
    const entry = valueAt(file.json, formatPointer(path.slice(0, -1)));
    if (isObject(entry) && typeof entry.link === 'string')
      reports.add('link-text-vague', { words: written.trim() }, location);
    return undefined;
  },
  check() {},
});
