import type { Rule } from '#rules/types.ts';
import type { DefinedField, ReportForm } from './readForm.ts';
import { isMeasurable } from './rules.ts';

/** A bound that a rule of a field sets, with the rule's location. */
interface Bound {
  value: number | string;
  pointer: string;
}

const isAbove = (a: Bound, b: Bound) => typeof a.value === typeof b.value && a.value > b.value;
const tightest = (bounds: Bound[], isTighter: (a: Bound, b: Bound) => boolean) =>
  bounds.reduce<Bound | undefined>((best, bound) => (!best || isTighter(bound, best) ? bound : best), undefined);

/** The rule that is written last is the one that contradicts. */
const laterOf = (a: Bound, b: Bound) =>
  (a.pointer.localeCompare(b.pointer, 'en', { numeric: true }) > 0 ? a : b).pointer;

/** Reports bounds of lengths, numbers and dates that allow no value. */
export function checkBounds(fields: DefinedField[], report: ReportForm): void {
  for (const field of fields) {
    const bounds = (...names: Rule['rule'][]) => boundsOf(field, names);
    const options: Bound[] =
      field.kind === 'choices' && field.choices ? [{ value: field.choices.length, pointer: '' }] : [];
    const shortest = tightest(bounds('minLength', 'length', 'digits'), isAbove);
    const longest = tightest([...bounds('maxLength', 'length', 'digits'), ...options], (a, b) => isAbove(b, a));
    if (shortest && longest && isAbove(shortest, longest)) {
      const unit = field.kind === 'choices' ? 'choices' : 'characters';
      report(
        'form-lengths-contradict',
        { least: Number(shortest.value), most: Number(longest.value), unit },
        laterOf(shortest, longest),
      );
    }
    const lowest = tightest(bounds('min'), isAbove);
    const highest = tightest(bounds('max'), (a, b) => isAbove(b, a));
    if (lowest && highest && isAbove(lowest, highest)) {
      report(
        'form-range-contradicts',
        { least: String(lowest.value), most: String(highest.value) },
        laterOf(lowest, highest),
      );
    }
  }
}

/** Bounds that rules of these names set. A value that cannot be measured is reported elsewhere. */
function boundsOf(field: DefinedField, names: Rule['rule'][]): Bound[] {
  const { rules = [], pointer } = field;
  return rules.flatMap((rule, index) => {
    const { value } = rule;
    const isBound = names.includes(rule.rule) && isMeasurable(rule, field);
    return isBound && (typeof value === 'number' || typeof value === 'string')
      ? [{ value, pointer: `${pointer}/rules/${index}/value` }]
      : [];
  });
}
