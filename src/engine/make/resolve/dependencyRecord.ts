import type { MediaUse } from '../images/mediaUse.ts';
import type { SiteContext } from './siteContext.ts';

export interface DependencyRecord {
  /** Keys as of `createDependencyLookup`, including those of missing things. */
  keys: Set<string>;
  media: Map<string, MediaUse>;
}

export const createDependencyRecord = (): DependencyRecord => ({ keys: new Set(), media: new Map() });

/** Adds the language to a key, as `@hi page:/about`; keys of the first language have none. */
export const keyInLanguage =
  ({ language, locales }: Pick<SiteContext, 'language' | 'locales'>) =>
  (key: string): string =>
    language === locales[0]?.language ? key : `@${language} ${key}`;

export function parseLanguageKey(keyWithLanguage: string): { key: string; language?: string } {
  const [, language, key] = /^@(\S+) (.*)$/s.exec(keyWithLanguage) ?? [];
  return language && key !== undefined ? { key, language } : { key: keyWithLanguage };
}

export const noteMediaUse = (dependencies: DependencyRecord, use: MediaUse): unknown =>
  dependencies.media.set(use.id, use);

export const noteDependency = (dependencies: DependencyRecord, key: string): unknown => dependencies.keys.add(key);
