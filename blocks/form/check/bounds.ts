import type { Rule } from '#rules/types.ts';
import type { DefinedField, ReportForm } from './definedForm.ts';
import { isMeasurable } from './rules.ts';

/** An end of what the rules of a field allow, and the rule that says so. */
interface End {
  value: number | string;
  pointer: string;
}

const isAbove = (a: End, b: End) => typeof a.value === typeof b.value && a.value > b.value;
const tightest = (ends: End[], isTighter: (a: End, b: End) => boolean) =>
  ends.reduce<End | undefined>((best, end) => (!best || isTighter(end, best) ? end : best), undefined);

/** The rule that stands last is the one that contradicts. */
const laterOf = (a: End, b: End) => (a.pointer.localeCompare(b.pointer, 'en', { numeric: true }) > 0 ? a : b).pointer;

/** Reports lengths, numbers and dates between which there is nothing. */
export function checkBounds(fields: DefinedField[], report: ReportForm): void {
  for (const field of fields) {
    const ends = (...names: Rule['rule'][]) => endsOf(field, names);
    const options: End[] =
      field.kind === 'choices' && field.choices ? [{ value: field.choices.length, pointer: '' }] : [];
    const shortest = tightest(ends('minLength', 'length', 'digits'), isAbove);
    const longest = tightest([...ends('maxLength', 'length', 'digits'), ...options], (a, b) => isAbove(b, a));
    if (shortest && longest && isAbove(shortest, longest)) {
      const unit = field.kind === 'choices' ? 'choices' : 'characters';
      report(
        'form-lengths-contradict',
        { least: Number(shortest.value), most: Number(longest.value), unit },
        laterOf(shortest, longest),
      );
    }
    const lowest = tightest(ends('min'), isAbove);
    const highest = tightest(ends('max'), (a, b) => isAbove(b, a));
    if (lowest && highest && isAbove(lowest, highest)) {
      report(
        'form-range-contradicts',
        { least: String(lowest.value), most: String(highest.value) },
        laterOf(lowest, highest),
      );
    }
  }
}

/** What cannot be measured has that problem already. */
function endsOf(field: DefinedField, names: Rule['rule'][]): End[] {
  const { rules = [], pointer } = field;
  return rules.flatMap((rule, index) => {
    const { value } = rule;
    const isEnd = names.includes(rule.rule) && isMeasurable(rule, field);
    return isEnd && (typeof value === 'number' || typeof value === 'string')
      ? [{ value, pointer: `${pointer}/rules/${index}/value` }]
      : [];
  });
}
