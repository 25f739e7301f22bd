import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { siteOf } from './places.ts';
import type { SiteChange } from './siteChange.ts';

/**
 * Texts that mention an address as words or as part of a whole address (`https://www.example.edu/about`) and were left
 * as they are, as `file:line:column`, files by their new names.
 * @param routes old addresses
 */
export function mentionsOf(routes: Iterable<string>, change: SiteChange): string[] {
  const { url } = siteOf(change.json('_site.json'));
  const own = typeof url === 'string' ? url.replace(/\/+$/, '') : undefined;
  const starts = ['[^\\w/.-]', ...(own ? [literally(own), '\\{site\\.url\\}'] : [])];
  const names = [...routes].map(literally).join('|');
  const pattern = new RegExp(`(?<=${starts.join('|')})(?:${names})(?![\\w-]|/\\w)`, 'g');
  const after = change.after();
  const files = new Set([...(after.site ? [after.site] : []), ...sourceFiles(after).values()]);
  return [...files].flatMap(({ path, text }) =>
    [...withoutAliases(text).matchAll(pattern)].map(({ index }) => {
      const { line, column } = lineAndColumn(text, index);
      return `${path}:${line}:${column}`;
    }),
  );
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Aliases are old addresses on purpose. With blanks in their place all others stay where they are. */
const withoutAliases = (text: string) =>
  text.replace(/"aliases"\s*:\s*\[[^\]]*\]/g, (aliases) => ' '.repeat(aliases.length));
