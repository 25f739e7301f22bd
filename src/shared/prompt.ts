/**
 * Character with which a prompt begins: the invisible word joiner. With it scripts of dev recognise the prompts on a
 * page, which have passed through components like any other text.
 */
const promptMark = '\u2060';

/** Longest prompt, in characters: it stands in place of a heading or a label, too. */
const maxPromptLength = 70;

/**
 * Words that stand in a place until it is written: those with which its description begins, else its title.
 * @param schema schema of the place
 */
export function promptOf({ title = '', description = '' }: { title?: string; description?: string }): string {
  const words = description.split(/[;:]|\.(?=\s|$)/)[0]?.trim() ?? '';
  return words && words.length <= maxPromptLength && !/["{[*<]/.test(words) ? words : title || '…';
}

/** Marks a prompt for `isPrompt`. */
export const markPrompt = (words: string): string => promptMark + words;

/** @returns true for a text of a page that is a prompt */
export const isPrompt = (shown: string): boolean => shown.trimStart().startsWith(promptMark);
