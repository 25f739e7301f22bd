import { dayAt, parseFromToday } from '#rules/bound.ts';
import type { Rule } from '#rules/types.ts';
import type { DefinedField, ReportForm } from './readForm.ts';
import { isMeasurable } from './rules.ts';

/** A bound that a rule of a field sets, with the rule's location. */
interface Bound {
  value: number | string;
  /** Value as it is written. */
  written: number | string;
  /** Bounds of one basis can be compared: `value`, `today`, or the fields of a sum. */
  basis: string;
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
    const bounds = (...names: Rule['rule'][]) => boundsOf(field, names).filter(({ basis }) => basis === 'value');
    const options: Bound[] =
      field.kind === 'choices' && field.choices
        ? [{ value: field.choices.length, written: field.choices.length, basis: 'value', pointer: '' }]
        : [];
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
    const [fewest, most] = [
      tightest(bounds('minWords'), isAbove),
      tightest(bounds('maxWords'), (a, b) => isAbove(b, a)),
    ];
    if (fewest && most && isAbove(fewest, most)) {
      const args = { least: Number(fewest.value), most: Number(most.value), unit: 'words' };
      report('form-lengths-contradict', args, laterOf(fewest, most));
    }
    checkRange(field, report);
  }
}

/** Reports a smallest value above the largest one: of numbers, of days, of days counted from today, of one sum. */
function checkRange(field: DefinedField, report: ReportForm): void {
  const [all, others] = [boundsOf(field, ['min']), boundsOf(field, ['max'])];
  for (const basis of new Set(all.map((bound) => bound.basis))) {
    const isOfBasis = (bound: Bound) => bound.basis === basis;
    const lowest = tightest(all.filter(isOfBasis), isAbove);
    const highest = tightest(others.filter(isOfBasis), (a, b) => isAbove(b, a));
    if (!lowest || !highest || !isAbove(lowest, highest)) continue;
    const args = { least: String(lowest.written), most: String(highest.written) };
    report('form-range-contradicts', args, laterOf(lowest, highest));
  }
}

/** Bounds that rules of these names set. A value that cannot be measured is reported elsewhere. */
function boundsOf(field: DefinedField, names: Rule['rule'][]): Bound[] {
  const { rules = [], pointer } = field;
  return rules.flatMap((rule, index) => {
    const { value } = rule;
    const isBound = names.includes(rule.rule) && isMeasurable(rule, field);
    return isBound && (typeof value === 'number' || typeof value === 'string')
      ? [{ ...basisOf(rule, value), written: value, pointer: `${pointer}/rules/${index}/value` }]
      : [];
  });
}

/** Any day: the order of days that are counted from today is nearly always the same. */
const someDay = '2026-06-15';

function basisOf({ plus }: Rule, value: number | string): Pick<Bound, 'value' | 'basis'> {
  const distance = parseFromToday(value);
  if (distance) return { value: dayAt(distance, someDay), basis: 'today' };
  return { value, basis: plus ? plus.toSorted().join() : 'value' };
}
