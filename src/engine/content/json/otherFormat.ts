/** First characters of files that are no texts, or texts of another program. Bytes beyond ASCII are left out. */
const beginnings: [string, string][] = [
  ['PK\u0003\u0004', 'a ZIP file, as documents of Word, Excel and LibreOffice are'],
  ['{\\rtf', 'a document of a word processor (RTF)'],
  ['%PDF-', 'a PDF'],
  ['PNG\r\n', 'a picture (PNG)'],
  ['JFIF', 'a picture (JPEG)'],
  ['Exif', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['RIFF', 'a picture (WebP)'],
  ['\u0011', 'a document of an older Word, Excel or PowerPoint'],
];

/** Bytes that stand before the name of a format: lengths, markers, and what is no UTF-8. */
const isBinary = (character: string): boolean => character === '\0' || character > '\x7f' || character < '\t';

/** Name of another kind of file, by its first characters; undefined if a text may follow. */
export function detectBinaryFormat(text: string): string | undefined {
  const start = text.slice(0, 16);
  const [first = ''] = start;
  const named = beginnings.find(([name]) => start.startsWith(name));
  if (named) return named[1];
  // A byte order mark begins a text.
  if (!isBinary(first) || first === '\ufeff') return undefined;
  const bare = [...start].filter((character, index) => index > 10 || !isBinary(character)).join('');
  return beginnings.find(([name]) => bare.startsWith(name))?.[1];
}
