import { brokenLinksIn } from '#engine/content/text/markdownLinks.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Reports } from '../../reports.ts';

/** Words that say nothing when they are read out in a list of links. */
const vague =
  /\[\s*((?:click|press|tap)?\s*here|read more|learn more|know more|more|link|this (?:link|page))\s*[.…»>]*\s*\]\(/i;

/** Reports links of a text that are shown as they stand, and links whose words do not say where they lead. */
export function checkLinkWords(text: string, place: { file: SourceFile; pointer: string }, reports: Reports): void {
  for (const broken of brokenLinksIn(text))
    reports.add('markdown-link-malformed', broken, { ...place, within: broken.written });
  const words = text.match(vague)?.[1];
  if (words) reports.add('link-text-vague', { words }, { ...place, within: `[${words}` });
}
