/** Compares without case. Each of the words may be a part of one in the text. */
export function includesAllWords(text: string, words: string): boolean {
  const searchedText = text.toLowerCase();
  const allWords = words.toLowerCase().split(/\s+/);
  return allWords.every((word) => searchedText.includes(word));
}
