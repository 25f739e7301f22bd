import { translationPath } from '#engine/content/editions.ts';
import { translatesKey } from '#engine/content/mergedFile.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { notedKey, translationKey } from '#engine/content/translationKey.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { Json } from '#shared/json.ts';
import { count, languageInWords } from '#shared/words.ts';
import { type EditOptions, type EditResult, finish, type OpenSite, openSite } from './openSite.ts';
import { SiteChange } from './siteChange.ts';
import { findOriginals, translationsOf } from './translationsOf.ts';

/**
 * Notes in translations that they say the same as their originals do now.
 * @param targets paths of their files, also with the folder of the pages before them
 * @throws CannotRun when one of them is no translation
 */
export function markTranslated(site: OpenSite, targets: string[]): EditResult {
  const { source, pages } = site;
  const change = new SiteChange(source);
  const originals = findOriginals(source);
  const lines = targets.map((target) => {
    const path = target.startsWith(`${pages}/`) ? target.slice(pages.length + 1) : target.replace(/^\.\//, '');
    const original = originals.get(path);
    if (original === undefined) throw new CannotRun(whyNoTranslation(path, source));
    const key = translationKey(change.fileOf(original)?.json);
    if (notedKey(change.json(path)) === key)
      return `${path} was noted as a translation of ${original} as it is already.`;
    if (notedKey(change.json(path)) === undefined) change.setAfter(path, translatesKey, key, ['$schema']);
    else change.set(path, `/${translatesKey}`, key);
    return `${path} is noted as a translation of ${original} as it is now.`;
  });
  return finish(site, change, lines.join('\n'));
}

function whyNoTranslation(path: string, source: SiteSource): string {
  if (!sourceFiles(source).has(path)) return `There is no file ${JSON.stringify(path)} in the folder of the pages.`;
  const languages = [...source.translations.keys()];
  const example = translationPath(path, languages[0] ?? 'hi');
  return languages.length
    ? `${path} translates nothing: a translation has the name of its original and a language, as ${example}.`
    : 'The site has one language: "languages" of _site.json names the others.';
}

/**
 * Begins the translation of a page: a copy of it, that says of which state it is one.
 * @param file path of the page's file
 * @throws CannotRun when there is no such page or language, or it is translated already
 */
export function beginTranslation(options: EditOptions, file: string, language: string): EditResult {
  const site = openSite({ ...options, isForced: true });
  const { source, pages } = site;
  const original = source.pages.find((page) => page.file.path === file);
  const edition = source.translations.get(language);
  if (!original) throw new CannotRun(`There is no page in ${JSON.stringify(file)}.`);
  if (!edition) throw new CannotRun(`"languages" of _site.json does not name "${language}".`);
  const [there] = translationsOf([original], { ...source, translations: new Map([[language, edition]]) });
  if (there) throw new CannotRun(`${file} is translated already: ${there.file.path}.`);
  const change = new SiteChange(source);
  const to = translationPath(file, language);
  const { text, json } = original.file;
  change.created.set(to, text.replace('{', `{\n  "${translatesKey}": "${translationKey(json)}",`));
  return finish(site, change, `Wrote ${pages}/${to}, which says the same as ${file} until its texts are translated.`);
}

/** What is translated into each language, what has changed since, and what is not there. */
export function describeTranslations({ source }: OpenSite): string {
  if (source.translations.size === 0) return 'The site has one language: "languages" of _site.json names the others.';
  const files = sourceFiles(source);
  const originals = findOriginals(source);
  const stateOf = (path: string, original: string): string => {
    const noted = notedKey(files.get(path)?.json);
    if (noted === undefined) return 'not noted';
    return noted === translationKey(files.get(original)?.json as Json) ? 'up to date' : 'outdated';
  };
  const known = source.pages.map(({ file }) => file.path);
  const languages = [...source.translations].map(([language, edition]) => {
    const inLanguage = sourceFiles(edition);
    const own = [...originals].filter(([path]) => inLanguage.has(path));
    const translated = new Set(own.map(([, original]) => original));
    const missing = known.filter((path) => !translated.has(path));
    return [
      `${languageInWords(language)} (${language}): ${edition.pages.length} of ${count(known.length, 'page')}`,
      ...own.map(([path, original]) => `  ${stateOf(path, original).padEnd(10)}  ${path}`),
      ...missing.map((path) => `  missing     ${translationPath(path, language)}`),
    ].join('\n');
  });
  return languages.join('\n\n');
}
