import { basename } from 'node:path';
import { routeOf } from '#engine/content/addresses.ts';
import { parseTranslationPath } from '#engine/content/locales.ts';
import { isTemplatePath } from '#shared/contentFile/contentPath.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { getOwnValue } from '#shared/json.ts';
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
  const template = isTemplatePath(file) ? `the template ${file}` : undefined;
  return getOwnValue(names, folder) ?? template ?? `the page ${routeOf(file)}`;
}

/** Describes the cause of a change by a changed dependency key; undefined for a key of the page itself. */
export function causeOfKey(key: string): ChangeCause | undefined {
  if (key.startsWith('site.')) return causeAt({ file: '_site.json', pointer: `/${key.split('.').slice(1).join('/')}` });
  const [, kind = '', name = ''] = /^(\w+):(.*)$/s.exec(key) ?? [];
  if (kind === 'items') return causeAt({ file: `_data/${String(JSON.parse(name).from)}.json`, pointer: '' });
  const file = filesByKind[kind]?.(name);
  if (file) return causeAt({ file, pointer: '' });
  const phrase = phrasesByKind[kind]?.(name);
  return phrase === undefined ? undefined : { name: phrase, file: '', pointer: '' };
}

const filesByKind: Record<string, (name: string) => string> = {
  layout: (name) => `_layouts/${name}.json`,
  shared: (name) => `_blocks/${name}.json`,
  media: (name) => `_media/${name}`,
};

const phrasesByKind: Record<string, (name: string) => string> = {
  page: (route) => `the page ${route}`,
  below: (route) => `the pages below ${route}`,
  beside: (route) => `the pages before and after ${route}`,
  pages: (pattern) => `the pages ${pattern}`,
  public: (address) => `whether ${address} can be visited`,
};

/** Removes duplicate causes by name; all items of a list are one cause. */
export function uniqueCauses(causes: readonly ChangeCause[]): ChangeCause[] {
  const byName = new Map(causes.map((cause) => [cause.name, cause]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
