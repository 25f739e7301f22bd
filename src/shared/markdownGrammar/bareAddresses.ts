import type { MarkdownIt as Markdown } from 'markdown-it';

/** Address that is a link without a sign around it. */
export interface BareAddress {
  /** Offsets of its first character and after its last one. */
  start: number;
  end: number;
  /** Target of the link. */
  href: string;
}

/** Matches what an address without a sign around it may begin with: a fast test before a text is parsed. */
export const bareAddressPattern = /https?:\/\/|www\.|@/i;

/** Longest address without a protocol, in characters: a long text full of them is looked through once. */
const maxAddressLength = 2000;

/**
 * Makes links of addresses among words, as GFM does: those of websites (`https://…`, `www.…`) and of mail. Where the
 * protocol is left out, it is the safe one.
 */
export function linkBareAddresses(markdown: Markdown): void {
  const { linkify } = markdown;
  for (const other of ['ftp:', '//']) linkify.add(other, null);
  linkify.add('www.', {
    validate: (text, position) =>
      Math.max(
        0,
        linkify.testSchemaAt(`https://www.${text.slice(position, position + maxAddressLength)}`, 'https:', 6) -
          '//www.'.length,
      ),
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
}

/** @returns the addresses in some words that a parser makes links of */
export const findBareAddresses = (words: string, { linkify }: Markdown): BareAddress[] =>
  bareAddressPattern.test(words)
    ? (linkify.match(words) ?? []).map(({ index, lastIndex, url }) => ({ start: index, end: lastIndex, href: url }))
    : [];
