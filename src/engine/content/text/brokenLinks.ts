import { inspectMarkdown, isLink, type MarkupKind, sourceOf } from './inspectMarkdown.ts';

/** Failed attempt at a markdown link, which is shown as plain text. */
export interface BrokenLink {
  written: string;
  reason: string;
  suggestion?: string;
}

const formatLink = (words: string, address: string) => `[${words}](${address})`;

/** Address with its spaces replaced; undefined if that may be another address than is meant. */
function withoutSpaces(address: string): string | undefined {
  if (/^https?:/i.test(address)) return address.replace(/\s/g, '%20');
  if (!/^mailto:/i.test(address)) return address.replace(/\s*\/\s*/g, '/').replace(/\s+/g, '-');
  const [recipients = '', ...query] = address.split(/(?=\?)/);
  const written = recipients.trim().replace(/\s*([:,])\s*/g, '$1');
  return /\s/.test(written) ? undefined : written + query.join('').replace(/\s/g, '%20');
}

/** Media file names may contain spaces. */
const isFileName = (address: string) => /^(?!\/|\w+:).*\.\w+$/.test(address);

const targetPattern = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.)`;

interface BrokenLinkPattern {
  /** Matches words that are shown as they are written. Groups: words, address. */
  pattern: RegExp;
  reason: string;
  correct?: (words: string, address: string) => string | undefined;
  /** True if only whole Markdown has such links. */
  isFlow?: true;
}

const brokenLinkPatterns: BrokenLinkPattern[] = [
  {
    pattern: new RegExp(String.raw`\[([^[\]\n]+)\][ \t]+\((${targetPattern}[^()\s]*)\)`, 'g'),
    reason: 'a space stands between "]" and "("',
    correct: formatLink,
  },
  {
    pattern: new RegExp(String.raw`\(([^()[\]\n]+)\)\[(${targetPattern}[^[\]\s]*)\]`, 'g'),
    reason: 'the words belong in [ ] and the address in ( )',
    correct: formatLink,
  },
  {
    pattern: /\[([^[\]\n]+)\]\(\s*(?!<[^<>\n]+>)([^()\s"]+(?:[ \t]+[^()\s"]+)+)\s*\)/g,
    reason: 'its address has a space in it',
    correct: (words, address) => {
      const meant = isFileName(address) ? `<${address}>` : withoutSpaces(address);
      return meant && formatLink(words, meant);
    },
  },
  {
    pattern: /\[([^[\]\n]+)\]\((?!<[^<>\n]+>)([^()\s]*)(?=\s|$)(?![^()\n]*\))/g,
    reason: 'its ")" is missing',
    correct: formatLink,
  },
  {
    pattern: /(?<![\p{L}\p{N}\])])\[([^[\]\n]+)\]\[([^[\]\n]+)\]/gu,
    reason: 'no line of this text says where its second brackets lead, as "[name]: /route" would',
    isFlow: true,
  },
  {
    pattern: /(?<!\[)\[\^([\w-]+)\](?!\()/g,
    reason: 'no line of this text holds its footnote, as "[^1]: words" would',
    isFlow: true,
  },
];

/** Finds failed links among the words that the build shows as they are written. */
export function findBrokenLinks(text: string, markup: MarkupKind): BrokenLink[] {
  if (!text.includes('[')) return [];
  const { shown } = inspectMarkdown(text, markup);
  return brokenLinkPatterns.flatMap((known) =>
    known.isFlow && markup !== 'flow'
      ? []
      : shown.flatMap((words) =>
          [...words.matchAll(known.pattern)].flatMap(([found]) => describeBrokenLink(found, known, text)),
        ),
  );
}

function describeBrokenLink(
  found: string,
  { pattern, reason, correct }: BrokenLinkPattern,
  text: string,
): BrokenLink[] {
  const written = sourceOf(found, text);
  if (written === undefined) return [];
  const [, words = '', address = ''] = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(written) ?? [];
  const suggestion = words && correct?.(words, address);
  // Only what the parser of the build reads as a link is proposed.
  return [{ written, reason, ...(suggestion && isLink(suggestion) && { suggestion }) }];
}
