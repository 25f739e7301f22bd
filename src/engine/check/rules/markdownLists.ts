import { inspectMarkdown, markupSign } from '#engine/content/text/inspectMarkdown.ts';
import { defineRule } from './rule.ts';

/** Line that begins with a bullet, or with a hyphen or star that touches the words. */
const pastedPoint = /^[ \t]*(?:[•◦▪●○■‣·][ \t]*|[–—][ \t]+|[-*](?=[\p{L}\p{N}]))(\S.*)$/gmu;

interface PastedList {
  written: string;
  corrected: string;
  lines: number;
}

/** Finds lines of a text that are typed as a list but shown as words: at least two. */
export function findPastedList(text: string): PastedList | undefined {
  if (!text.includes('\n')) return undefined;
  const points = inspectMarkdown(text, 'flow').shown.flatMap((shown) => [...shown.matchAll(pastedPoint)]);
  const [first] = points;
  // One such line may be a dash, or a number below zero.
  if (!first || points.length < 2) return undefined;
  const [written = '', words = ''] = first.map((part) => part.split(markupSign)[0]?.trim());
  return { written, corrected: `- ${words}`, lines: points.length };
}

/** Reports lists in texts whose points begin with a bullet, or with a hyphen without a space. */
export const markdownLists = defineRule<never>({
  name: 'markdownLists',
  readsMarkdown: true,
  // A point that is not the first one follows a line break.
  mayConcern: ({ text }) => /\\n[ \t]*(?:[•◦▪●○■‣·–—]|[-*]\S)/.test(text),
  text(written, { markup }, { location, reports }) {
    const list = markup === 'flow' ? findPastedList(written) : undefined;
    if (list) reports.add('markdown-list-malformed', list, { ...location, within: list.written });
    return undefined;
  },
  check() {},
});
