/** Something that was meant as a link of a text and is shown as it stands. */
export interface BrokenLink {
  written: string;
  reason: string;
  suggestion?: string;
}

const asLink = (words: string, address: string) => `[${words}](${address})`;

/** A route as it was most likely meant. A file of `_media` may have spaces in its name. */
const withoutSpaces = (address: string) => address.replace(/\s*\/\s*/g, '/').replace(/\s+/g, '-');

const target = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.)`;

/** How people miss `[words](/route)`, and what each was meant to be. Groups: the words, the address. */
const mistakes: [RegExp, string, (words: string, address: string) => string][] = [
  [
    new RegExp(String.raw`\[([^[\]\n]+)\][ \t]+\((${target}[^()\s]*)\)`, 'g'),
    'a space stands between "]" and "("',
    asLink,
  ],
  [
    new RegExp(String.raw`\(([^()[\]\n]+)\)\[(${target}[^[\]\s]*)\]`, 'g'),
    'the words belong in [ ] and the address in ( )',
    asLink,
  ],
  [
    /\[([^[\]\n]+)\]\(\s*(?!<[^<>\n]+>)([^()\s"]+(?:[ \t]+[^()\s"]+)+)\s*\)/g,
    'its address has a space in it',
    (words, address) => asLink(words, /^(?!\/|\w+:).*\.\w+$/.test(address) ? `<${address}>` : withoutSpaces(address)),
  ],
];

const unclosed = /\[[^[\]\n]+\]\((?!<[^<>\n]+>)[^()\s]*(?=\s|$)(?![^()\n]*\))/g;

/** The links of a text that are none, because a bracket or a space stands in the wrong place. */
export function brokenLinksIn(text: string): BrokenLink[] {
  const found: BrokenLink[] = [];
  for (const [pattern, reason, correct] of mistakes) {
    for (const [written, words = '', address = ''] of text.matchAll(pattern))
      found.push({ written, reason, suggestion: correct(words, address) });
  }
  for (const [written] of text.matchAll(unclosed))
    found.push({ written, reason: 'its ")" is missing', suggestion: `${written})` });
  return found;
}
