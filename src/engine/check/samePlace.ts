import type { MoreOfPage, PageRecord } from './record.ts';

/**
 * Tells of a page that was saved whether all that the rest of the site has to do with it is as before: what stands above
 * its blocks, what links to it can reach, and what it asks of others beside names that are in order.
 * @param widest of each picture, how wide the site shows it, in px
 * @param values of the table of names
 */
export function fillsSamePlace(
  now: PageRecord,
  before: PageRecord,
  widest: Map<string, number>,
  values: readonly string[],
): boolean {
  const [own, old] = [now.more ?? {}, before.more ?? {}];
  return (
    JSON.stringify(now.head) === JSON.stringify(before.head) &&
    JSON.stringify(reachable(own)) === JSON.stringify(reachable(old)) &&
    asksNoMore(own, old) &&
    areNoWider(now.pictures, widest, values)
  );
}

const reachable = ({ anchors = [], isPartial, isFaulty, isNoJson }: MoreOfPage) => [
  anchors.map(({ id, isShown, isBlock }) => [id, isShown, isBlock]),
  isPartial,
  isFaulty,
  isNoJson,
];

/** Wherever on the page it stands, what was asked for before has been answered. */
function asksNoMore(now: MoreOfPage, before: MoreOfPage): boolean {
  const known = new Set(questions(before));
  return questions(now).every((question) => known.has(question));
}

const questions = ({
  references = [],
  queries = [],
  checkedBlocks = [],
  uses = [],
  rowFields = [],
}: MoreOfPage): string[] =>
  [
    ...references.map(({ pointer: _, ...reference }) => reference),
    ...queries.map(({ pointer: _, ...query }) => query),
    ...checkedBlocks.map(({ block }) => block),
    ...uses.map(({ pointer: _, ...use }) => use),
    // Such names are looked up in the list beside them.
    ...rowFields,
  ].map((question) => JSON.stringify(question));

function areNoWider(pictures: number[], widest: Map<string, number>, values: readonly string[]): boolean {
  for (let at = 0; at < pictures.length; at += 3)
    if ((pictures[at + 1] ?? 0) > (widest.get(values[pictures[at] ?? 0] ?? '') ?? 0)) return false;
  return true;
}
