import { translationPath } from '#engine/content/locales.ts';
import { translatesKey } from '#engine/content/mergedFile.ts';
import { fileFingerprint, recordedFingerprint } from '#engine/content/originalFingerprint.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { composePage } from '#engine/content/textFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { textFileName } from '#shared/contentFile/textFileName.ts';
import { formatCount, formatLanguage } from '#shared/formatText.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import { type EditOptions, type EditResult, finishEdit, type OpenSite, openSite } from './openSite.ts';
import { rewriteContent } from './rewriteContent.ts';
import { SiteChange } from './siteChange.ts';
import { pathInsidePages } from './specialFiles.ts';
import { findOriginals, translationsOf } from './translationsOf.ts';

/**
 * Records that translations match the current version of their originals.
 * @param targets file paths, also with the pages folder
 * @throws CommandError if one of them is not a translation
 */
export function recordTranslated(site: OpenSite, targets: string[]): EditResult {
  const { source, pages } = site;
  const change = new SiteChange(source);
  const originals = findOriginals(source);
  const lines = targets.map((target) => {
    const path = pathInsidePages(target, pages);
    const original = originals.get(path);
    if (original === undefined) throw new CommandError(explainNoTranslation(path, source));
    const key = fileFingerprint(change.fileOf(original), source.texts);
    if (recordedFingerprint(change.jsonAfter(path)) === key)
      return `${path} was noted as a translation of ${original} as it is already.`;
    if (recordedFingerprint(change.jsonAfter(path)) === undefined)
      change.insertKeyAfter(path, translatesKey, key, ['$schema']);
    else change.setValue(path, `/${translatesKey}`, key);
    return `${path} is noted as a translation of ${original} as it is now.`;
  });
  return finishEdit(site, change, lines.join('\n'));
}

function explainNoTranslation(path: string, source: SiteSource): string {
  if (!sourceFiles(source).has(path)) return `There is no file ${JSON.stringify(path)} in the folder of the pages.`;
  const languages = [...source.translations.keys()];
  const example = translationPath(path, languages[0] ?? 'hi');
  return languages.length
    ? `${path} translates nothing: a translation has the name of its original and a language, as ${example}.`
    : 'The site has one language: "languages" of _site.json names the others.';
}

/**
 * Creates the translation of a page as a draft, a copy that records the fingerprint of its original.
 * @throws CommandError if there is no such page or language, or a translation exists already
 */
export function createTranslation(options: EditOptions, file: string, language: string): EditResult {
  const site = openSite({ ...options, isForced: true });
  const { source, pages } = site;
  const original = source.pages.find((page) => page.file.path === file);
  const edition = source.translations.get(language);
  if (!original) throw new CommandError(`There is no page in ${JSON.stringify(file)}.`);
  if (!edition) throw new CommandError(`"languages" of _site.json does not name "${language}".`);
  const [existing] = translationsOf([original], { ...source, translations: new Map([[language, edition]]) });
  if (existing) throw new CommandError(`${file} is translated already: ${existing.file.path}.`);
  const change = new SiteChange(source);
  const to = translationPath(file, language);
  const { text, json } = original.file;
  const content = withOwnTexts(asObject(json), original.file.path, language, change);
  const marks = {
    [translatesKey]: fileFingerprint(original.file, source.texts),
    ...(content.draft === undefined && { draft: true }),
  };
  const lines = Object.entries(marks).map(([name, value]) => `\n  "${name}": ${JSON.stringify(value)},`);
  change.created.set(
    to,
    isMarkdownPath(to)
      ? rewriteContent(to, text, { ...marks, ...content })
      : rewriteContent(
          to,
          text.replace('{', () => `{${lines.join('')}`),
          { ...marks, ...content },
        ),
  );
  return finishEdit(
    site,
    change,
    `Wrote ${pages}/${to}, a draft that says the same as ${file} until its texts are translated.`,
  );
}

/** Gives a translation its own copies of texts in files: `_about.hi.md` for `_about.md`. @returns the page with their names */
function withOwnTexts(page: JsonObject, path: string, language: string, change: SiteChange): JsonObject {
  const { texts } = change.source;
  const copy = structuredClone(page);
  for (const { pointer, path: textPath } of composePage(page, path, texts).uses) {
    const text = textPath === undefined ? undefined : texts.get(textPath)?.text;
    if (textPath === undefined || text === undefined) continue;
    const to = translationPath(textPath, language);
    asObject(valueAt(copy, pointer)).file = textFileName(to);
    if (!texts.has(to)) change.created.set(to, text);
  }
  return copy;
}

export function describeTranslations({ source }: OpenSite): string {
  if (source.translations.size === 0) return 'The site has one language: "languages" of _site.json names the others.';
  const files = sourceFiles(source);
  const originals = findOriginals(source);
  const stateOf = (path: string, original: string): string => {
    const recorded = recordedFingerprint(files.get(path)?.json);
    if (recorded === undefined) return 'not noted';
    return recorded === fileFingerprint(files.get(original), source.texts) ? 'up to date' : 'outdated';
  };
  const known = [...new Set(source.pages.map(writtenPathOf))];
  const languages = [...source.translations].map(([language, edition]) => {
    const inLanguage = sourceFiles(edition);
    const existingTranslations = [...originals].filter(([path]) => inLanguage.has(path));
    const translated = new Set(existingTranslations.map(([, original]) => original));
    const missing = known.filter((path) => !translated.has(path));
    return [
      `${formatLanguage(language)} (${language}): ${new Set(edition.pages.map(writtenPathOf)).size} of ${formatCount(known.length, 'page')}`,
      ...existingTranslations.map(([path, original]) => `  ${stateOf(path, original).padEnd(10)}  ${path}`),
      ...missing.map((path) => `  missing     ${translationPath(path, language)}`),
    ].join('\n');
  });
  return languages.join('\n\n');
}
