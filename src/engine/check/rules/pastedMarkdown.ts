import { isError } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { defineRule } from './rule.ts';

const mayHold = ({ text }: SourceFile) => text.includes('](') || text.includes('*');

/** Link of Markdown, or words between single stars, as they are pasted into plain texts. */
const markdownPattern =
  /\[[^[\]\n]+\]\([^()\s]+\)|(?<![\p{L}\p{N}*])\*[\p{L}\p{N}](?:[^*\n]*[\p{L}\p{M}\p{N}.!?])?\*(?![\p{L}\p{N}*])/u;

export const findMarkdown = (text: string): string | undefined =>
  text.includes('](') || text.includes('*') ? text.match(markdownPattern)?.[0] : undefined;

/** Reports links and stars in texts that show plain words. Stars in pairs are reported as `text-markup`. */
export const pastedMarkdown = defineRule<never>({
  name: 'pastedMarkdown',
  mayConcern: mayHold,
  text(written, { format }, { location, reports }) {
    const found = format === 'markdown' ? undefined : findMarkdown(written);
    // In a list whose fields are described wrongly, a text may have been meant as Markdown.
    if (found && !reports.problems.some(isError))
      reports.add('text-markdown', { found, isLink: found.startsWith('[') }, { ...location, within: found });
    return undefined;
  },
  check() {},
});
