import { isObject, type Json } from './json.ts';

interface LinkScheme {
  /** Matches a whole link of this kind. */
  pattern: RegExp;
  /** Sentence that says how such a link is written. */
  hint: string;
}

const address = String.raw`[^\s@/,;?]+@[^\s@/,;?]+\.[^\s@/,;?]+`;
const number = String.raw`\+?[\d().-]{3,}`;
const degrees = String.raw`-?\d{1,3}(?:\.\d+)?`;

/**
 * Kinds of links that programs other than a browser open, by scheme: with one or several recipients, or with none where
 * the reader chooses whom to write to.
 */
export const linkSchemes: Readonly<Record<string, LinkScheme>> = {
  mailto: {
    pattern: new RegExp(String.raw`^mailto:(?:${address}(?:,${address})*(?:\?\S*)?|\?\S+)$`, 'i'),
    hint: 'Write an address with an "@", as "mailto:office@example.org"; between several stands a comma, without a space.',
  },
  tel: {
    pattern: new RegExp(String.raw`^tel:${number}(?:;\S*)?$`, 'i'),
    hint: 'Write digits only, with the code of the country, as "tel:+911234567890".',
  },
  sms: {
    pattern: new RegExp(String.raw`^sms:(?:${number}(?:,${number})*(?:[?;&]\S*)?|\?\S+)$`, 'i'),
    hint: 'Write digits only, with the code of the country, as "sms:+911234567890" or "sms:+911234567890?body=Hello".',
  },
  webcal: {
    pattern: /^webcal:\/\/[^\s/]+\S*$/i,
    hint: 'Write the address of the calendar with "webcal:" in place of "https:", as "webcal://www.example.org/feeds/events.ics".',
  },
  geo: {
    pattern: new RegExp(String.raw`^geo:${degrees},${degrees}(?:,-?\d+(?:\.\d+)?)?(?:[;?]\S*)?$`, 'i'),
    hint: 'Write latitude and longitude in degrees, without a space, as "geo:30.9010,75.8573".',
  },
  whatsapp: {
    pattern: /^whatsapp:\/\/send\/?\?\S+$/i,
    hint: 'Write "whatsapp://send?phone=911234567890", or "whatsapp://send?text=Hello" for a message to anybody.',
  },
  sip: {
    pattern: /^sip:[^\s@]+@[^\s@/]+$/i,
    hint: 'Write an address with an "@", as "sip:office@example.org".',
  },
};

/**
 * Kinds of links that a site adds to the built-in ones.
 * @param site content of `_site.json`
 * @returns schemes in small letters, as `slack` for `slack://…`
 */
export function ownLinkSchemes(site: Json | undefined): string[] {
  const own = isObject(site) ? site.linkSchemes : undefined;
  return Array.isArray(own) ? own.filter((scheme) => typeof scheme === 'string') : [];
}
