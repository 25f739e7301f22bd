import { basename } from 'node:path';
import { routeOf } from '#engine/content/addresses.ts';
import { parseTranslationPath } from '#engine/content/locales.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { parsePointer } from '#shared/pointer.ts';
import type { ChangeCause } from '#shared/review.ts';
import type { FileLocation } from '#shared/studio.ts';

export function causeAt({ file, pointer }: FileLocation): ChangeCause {
  const { path, language } = parseTranslationPath(file) ?? { path: file };
  const name = describeLocation({ file: path, pointer });
  return { name: language ? `${name} in ${formatLanguage(language)}` : name, file, pointer };
}

function describeLocation({ file, pointer }: FileLocation): string {
  const [folder = ''] = file.split('/');
  const name = file.slice(folder.length + 1).replace(/\.json$/i, '');
  const names: Record<string, string> = {
    _layouts: `the layout “${name}”`,
    _blocks: `the shared block “${name}”`,
    _data: `the list “${name}”`,
    _media: `the file ${basename(file)}`,
    '_site.json': parsePointer(pointer).length ? `“${parsePointer(pointer).join('.')}” of _site.json` : '_site.json',
  };
  return names[folder] ?? `the page ${routeOf(file)}`;
}

/** Describes the cause of a change by a changed dependency key; undefined for a key of the page itself. */
export function causeOfKey(key: string): ChangeCause | undefined {
  if (key.startsWith('site.')) return causeAt({ file: '_site.json', pointer: `/${key.split('.').slice(1).join('/')}` });
  const name = key.slice(key.indexOf(':') + 1);
  switch (key.slice(0, key.indexOf(':'))) {
    case 'layout':
      return causeAt({ file: `_layouts/${name}.json`, pointer: '' });
    case 'shared':
      return causeAt({ file: `_blocks/${name}.json`, pointer: '' });
    case 'media':
      return causeAt({ file: `_media/${name}`, pointer: '' });
    case 'items': {
      const { from } = JSON.parse(name) as { from?: unknown };
      return causeAt({ file: `_data/${String(from)}.json`, pointer: '' });
    }
    case 'page':
      return { name: `the page ${name}`, file: '', pointer: '' };
    case 'below':
      return { name: `the pages below ${name}`, file: '', pointer: '' };
    case 'pages':
      return { name: `the pages ${name}`, file: '', pointer: '' };
    case 'public':
      return { name: `whether ${name} can be visited`, file: '', pointer: '' };
    default:
      return undefined;
  }
}

/** Removes duplicate causes by name; all items of a list are one cause. */
export function uniqueCauses(causes: readonly ChangeCause[]): ChangeCause[] {
  const byName = new Map(causes.map((cause) => [cause.name, cause]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
