import { addDays } from '#shared/addDays.ts';
import { isDate } from '#shared/isDate.ts';
import { isObject, type Json } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import { itemsOfQuery } from '../crossFile/queries.ts';
import { defineRule, type RuleFact } from './rule.ts';

/** Words that promise something still to come, in the languages of the interface. */
const upcomingWords =
  /\b(?:upcoming|coming soon)\b|\bdemnächst\b|\bkommende[nrs]?\b|\bbevorstehende[nrs]?\b|आगामी|आने वाल[ेाी]|القادمة?|قادمة|قريب[اً]+/iu;

/** Cheap test for a whole file: all words have one of these. */
const quickWords =
  /[Uu]pcoming|UPCOMING|[Cc]oming [Ss]oon|COMING SOON|emnächst|ommende|evorstehende|आगामी|आने वाल|قادم|قريب/;

/** Text that promises events, with the last of the dates beside it, or the pointer of the list that has them. */
type Promised = { written: string; pointer: string; last?: string; list?: string };

export const promisesEvents = (text: string): string | undefined =>
  text.length <= 60 ? text.match(upcomingWords)?.[0] : undefined;

const datesIn = (value: Json | undefined): string[] =>
  isObject(value) && typeof value.date === 'string' && isDate(value.date) ? [value.date] : [];

const lastOf = (dates: string[]): string | undefined => dates.sort().at(-1);

/** Reports what is called upcoming and is over: an entry by its date, or all entries of a block. */
export const upcomingEvents = defineRule<Promised>({
  name: 'upcomingEvents',
  mayConcern: ({ text }) => quickWords.test(text),
  text(_written, _schema, { file, path, location }, shown) {
    const written = promisesEvents(shown);
    if (!written) return undefined;
    const parent = valueAt(file.json, formatPointer(path.slice(0, -1)));
    if (!isObject(parent)) return undefined;
    const { pointer } = location;
    const items = Array.isArray(parent.items) ? parent.items : [];
    const last = lastOf([...datesIn(parent), ...items.flatMap(datesIn)]);
    if (last !== undefined) return { written, pointer, last };
    return isObject(parent.items)
      ? { written, pointer, list: formatPointer([...path.slice(0, -1), 'items']) }
      : undefined;
  },
  check(facts, context) {
    for (const fact of facts) {
      const { container } = fact;
      const last = lastDateOf(fact, context);
      if (last === undefined || addDays(last, 1) > context.at) continue;
      const { written, pointer } = fact.fact;
      context.reports.add('upcoming-over', { written, date: last }, { file: container.file, pointer, within: written });
    }
  },
  turningDays: (facts, context) =>
    [...facts.flatMap(({ last }) => last ?? []), ...(facts.some(({ list }) => list) ? datesOfLists(context) : [])].map(
      (date) => addDays(date, 1),
    ),
});

function lastDateOf({ container, fact }: RuleFact<Promised>, context: CrossFileContext): string | undefined {
  if (fact.last !== undefined) return fact.last;
  const query = context.graph.queries.find((one) => one.container === container && one.pointer === fact.list);
  const items = query && itemsOfQuery(query, context);
  // A list of which one entry has no date may still have something to come.
  return items?.length && items.every((item) => datesIn(item).length > 0) ? lastOf(items.flatMap(datesIn)) : undefined;
}

const datesOfLists = ({ graph }: CrossFileContext): string[] =>
  [...graph.data.values()].flatMap(({ file: { json } }) =>
    isObject(json) && Array.isArray(json.items) ? json.items.flatMap(datesIn) : [],
  );
