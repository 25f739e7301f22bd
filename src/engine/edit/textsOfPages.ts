import { basename, dirname, join } from 'node:path/posix';
import { composePage, type TextUse } from '#engine/content/textFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { withoutContentEnding } from '#shared/contentFile/contentPath.ts';
import { textFileName } from '#shared/contentFile/textFileName.ts';
import { isObject } from '#shared/json.ts';
import type { SiteChange } from './siteChange.ts';
import type { WrittenReference } from './writtenReferences.ts';

/* Texts of pages in files of their own, which are moved and removed with their pages. */

/** Text files that only some files use, by path. @param places all references of the site */
export function textsOnlyOf(files: ReadonlySet<string>, places: readonly WrittenReference[]): Set<string> {
  const targets = (isOwn: boolean) =>
    new Set(places.filter(({ path }) => files.has(path) === isOwn).flatMap(({ target }) => target ?? []));
  const others = targets(false);
  return new Set([...targets(true)].filter((path) => !others.has(path)));
}

/**
 * Moves the texts that are written beside moved pages along with them; those of `_texts` stay. A name that begins with
 * that of the page is changed with it: `_about.md` of `about.json`.
 * @throws CommandError if a page in another place uses the text too
 */
export function moveTextsOfPages(change: SiteChange, places: readonly WrittenReference[]): void {
  const moved = new Set(change.moves.keys());
  const own = textsOnlyOf(moved, places);
  for (const path of moved) {
    const [page, to] = [change.fileOf(path), change.moves.get(path) ?? path];
    if (!page || !isObject(page.json)) continue;
    for (const use of composePage(page.json, path, change.source.texts).uses) moveText(change, use, { path, to, own });
  }
}

function moveText(
  change: SiteChange,
  { pointer, name, path: text }: TextUse,
  { path, to, own }: { path: string; to: string; own: ReadonlySet<string> },
): void {
  if (text === undefined || text.startsWith('_texts/') || !change.source.texts.has(text)) return;
  if (!own.has(text) && dirname(path) !== dirname(to))
    throw new CommandError(
      `Nothing was moved: the text ${text} of ${path} is used by another page too. Put it into the folder _texts first, and write "_texts/${basename(text).replace(/^_/, '')}" in both.`,
    );
  const next = change.moves.get(text) ?? (own.has(text) ? join(dirname(to), renamed(name, path, to)) : text);
  if (next !== text) change.moves.set(text, next);
  if (textFileName(next) !== name) change.setValue(path, `${pointer}/file`, textFileName(next));
}

/** Name of a text after its page has another: that of the page in it is changed. */
function renamed(name: string, page: string, to: string): string {
  const [old, next] = [page, to].map((path) => withoutContentEnding(basename(path)));
  const rest = name.slice(`_${old}`.length);
  return name.startsWith(`_${old}`) && /^[-_.]/.test(rest) ? `_${next}${rest}` : name;
}
