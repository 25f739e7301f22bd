import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTimeZone } from '#engine/content/siteTime.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { assertKnownName, CommandError } from '#engine/problems/commandLine.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { siteRoot } from '#engine/store/siteRoot.ts';
import { ciNames, ciPathOf, createCiFile } from './createCiFile.ts';

/**
 * Writes a file for CI to its place in the site, with the time zone of the site.
 * @param pages folder of the pages, whose `_site.json` names the time zone
 * @throws CommandError if there is no such file, or if its place is taken
 */
export function newCiFile(name: string, pages: string, isDryRun: boolean): EditResult {
  assertKnownName('ci', name, ciNames);
  const path = ciPathOf(name);
  const timeZone = readTimeZone(pages);
  const text = createCiFile(name, timeZone);
  if (isDryRun) return { ok: true, text: `Would write ${path}:\n\n${text}` };
  const target = join(siteRoot, path);
  if (existsSync(target))
    throw new CommandError(
      `There is a file ${path} already. Nothing was written: delete it to have it written anew, or compare it with the output of: npm run new -- ci ${name} --dry-run`,
    );
  makeFolders(dirname(target));
  writeFileSync(target, text);
  const clock = text.includes(timeZone)
    ? [
        `Its clock is that of ${timeZone}, which is "timeZone" in ${join(pages, '_site.json')}. Write it anew after a change there.`,
      ]
    : [];
  return {
    ok: true,
    text: [`Wrote ${path}`, ...clock, 'The comments in it say what the service has to be given.'].join('\n'),
  };
}
