import { formatCount } from '#shared/formatText.ts';
import type { ChangedFile } from '#shared/publish.ts';
import type { SiteSummary } from '#shared/studio.ts';
import { baseNameOf } from '../media/mediaFiles.ts';

/** Name of a file for people: `Fees` for a page, `List Speakers`, `File photo.jpg`. */
export function displayNameOfFile(file: string, site: SiteSummary | undefined): string {
  const page = site?.pages.find((one) => one.file === file);
  if (page) return page.isNotFoundPage ? 'Page for addresses that do not exist' : page.name;
  if (file === '_site.json') return 'Settings of the site';
  const name = baseNameOf(file).replace(/\.json$/, '');
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');
  if (file.startsWith('_data/')) return `List ${words}`;
  if (file.startsWith('_layouts/')) return `Layout ${name}`;
  if (file.startsWith('_blocks/')) return `Shared block ${name}`;
  if (file.startsWith('_patterns/')) return `Pattern ${name}`;
  return file.startsWith('_media/') ? `File ${file.slice('_media/'.length)}` : words;
}

const maxNames = 3;

const verbs: Record<ChangedFile['change'], string> = { added: 'Add', changed: 'Change', removed: 'Remove' };

/** Suggests a commit message for files: `Change 3 pages: Fees, Contact, Home`. */
export function suggestCommitMessage(
  files: readonly Pick<ChangedFile, 'file' | 'change'>[],
  site: SiteSummary | undefined,
) {
  const isMedia = (file: string) => file.startsWith('_media/');
  // Pictures count only without pages that show them.
  const main = files.some(({ file }) => !isMedia(file)) ? files.filter(({ file }) => !isMedia(file)) : files;
  const kinds = new Set(main.map(({ change }) => change));
  const verb = kinds.size === 1 ? verbs[main[0]?.change ?? 'changed'] : 'Change';
  // Only a few are named, since each name is looked up in all pages.
  const names = main.slice(0, maxNames).map(({ file }) => displayNameOfFile(file, site));
  if (main.length === 0) return '';
  if (main.length === 1) return `${verb} ${names[0]}`;
  const arePages = main.every(({ file }) => !file.startsWith('_'));
  const shown = names.join(', ') + (main.length > maxNames ? ' …' : '');
  return `${verb} ${formatCount(main.length, arePages ? 'page' : 'file')}: ${shown}`;
}
