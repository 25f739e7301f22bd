import { isObject, parseJson } from '#shared/json.ts';
import type { TextStorage } from '../siteStorage.ts';

/** Text that cannot be saved yet, and the text of the file that it was made from. */
interface UnsavedText {
  text: string;
  base: string;
}

/** Reads the text of a file that was stored in the browser, so that it survives a reload. */
export function readUnsavedText(storage: TextStorage, file: string): UnsavedText | undefined {
  const draft = parseJson(storage.getItem(storageKey(file)) ?? '');
  if (!isObject(draft)) return undefined;
  const { text, base } = draft;
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined;
}

/**
 * @param draft undefined removes what is stored
 * @returns true if there was room
 */
export function storeUnsavedText(storage: TextStorage, file: string, draft: UnsavedText | undefined): boolean {
  try {
    if (draft) storage.setItem(storageKey(file), JSON.stringify(draft));
    else storage.removeItem(storageKey(file));
    return true;
  } catch {
    return false;
  }
}

const storageKey = (file: string) => `lintel-studio:draft:${file}`;
