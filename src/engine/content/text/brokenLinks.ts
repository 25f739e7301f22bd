/** Failed attempt at a markdown link, which is shown as plain text. */
export interface BrokenLink {
  written: string;
  reason: string;
  suggestion?: string;
}

const formatLink = (words: string, address: string) => `[${words}](${address})`;

/** Route with spaces replaced. Media file names may contain spaces. */
const withoutSpaces = (address: string) => address.replace(/\s*\/\s*/g, '/').replace(/\s+/g, '-');

const targetPattern = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.)`;

/** Malformed versions of `[words](/route)` with the correction of each. Groups: words, address. */
const brokenLinkPatterns: [RegExp, string, (words: string, address: string) => string][] = [
  [
    new RegExp(String.raw`\[([^[\]\n]+)\][ \t]+\((${targetPattern}[^()\s]*)\)`, 'g'),
    'a space stands between "]" and "("',
    formatLink,
  ],
  [
    new RegExp(String.raw`\(([^()[\]\n]+)\)\[(${targetPattern}[^[\]\s]*)\]`, 'g'),
    'the words belong in [ ] and the address in ( )',
    formatLink,
  ],
  [
    /\[([^[\]\n]+)\]\(\s*(?!<[^<>\n]+>)([^()\s"]+(?:[ \t]+[^()\s"]+)+)\s*\)/g,
    'its address has a space in it',
    (words, address) =>
      formatLink(words, /^(?!\/|\w+:).*\.\w+$/.test(address) ? `<${address}>` : withoutSpaces(address)),
  ],
];

const unclosedLinkPattern = /\[[^[\]\n]+\]\((?!<[^<>\n]+>)[^()\s]*(?=\s|$)(?![^()\n]*\))/g;

export function findBrokenLinks(text: string): BrokenLink[] {
  const found: BrokenLink[] = [];
  for (const [pattern, reason, correct] of brokenLinkPatterns) {
    for (const [written, words = '', address = ''] of text.matchAll(pattern))
      found.push({ written, reason, suggestion: correct(words, address) });
  }
  for (const [written] of text.matchAll(unclosedLinkPattern))
    found.push({ written, reason: 'its ")" is missing', suggestion: `${written})` });
  return found;
}
