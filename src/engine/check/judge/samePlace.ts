import type { FileFacts, ReferenceKind } from '../facts/facts.ts';
import type { JudgeContext } from './judgeContext.ts';

/** Whether what a saved page shows to the rest of the site, and what it asks of it beside names that are there, is as before. */
export function fillsSamePlace(now: FileFacts, before: FileFacts, { names }: JudgeContext): boolean {
  const known = new Set(questions(before));
  const asksNoMore = questions(now).every((question) => known.has(question));
  const areNamesKnown = Object.entries(now.names).every(([kind, ofKind]) =>
    ofKind.every((name) => names.has(kind as ReferenceKind, name)),
  );
  // Where several pages name it, `_site.json` is at fault.
  const hasUnknownToken = now.problems.some(({ code }) => code === 'token-unknown');
  return asksNoMore && areNamesKnown && !hasUnknownToken && outsideOf(now) === outsideOf(before);
}

/** What other files see of a page. */
const outsideOf = ({ head, anchors, isWhole, isFaulty, isJson }: FileFacts): string =>
  JSON.stringify([
    head,
    anchors.map(({ id, isShown, isWritten }) => [id, isShown, isWritten]),
    isWhole,
    isFaulty,
    isJson,
  ]);

/** What a page asks of other files, wherever on the page it stands. */
const questions = ({ references, queries, checkedBlocks, uses, gathered, pictures }: FileFacts): string[] =>
  [
    ...references.map(({ pointer: _, ...reference }) => reference),
    ...queries.map(({ pointer: _, ...query }) => query),
    ...uses.map(({ pointer: _, ...use }) => use),
    ...checkedBlocks.map(({ block }) => block),
    ...Object.entries(gathered),
    ...pictures,
  ].map((question) => JSON.stringify(question));
