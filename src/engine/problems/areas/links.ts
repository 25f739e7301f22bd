import { didYouMean, formatAlternatives, quote } from '#shared/formatText.ts';
import { getOwnValue } from '#shared/json.ts';
import { linkSchemes } from '#shared/linkSchemes.ts';
import { error, warning } from '#shared/problemKind.ts';

const possibleLinks =
  'Links are routes ("/contact-us"), "#anchor", "mailto:…", "tel:…", "https://…" or files of _media.';

function describeLinkPart(link: string): string {
  const scheme = /^[a-z]+(?=:)/i.exec(link)?.[0].toLowerCase() ?? '';
  return getOwnValue(linkSchemes, scheme)?.hint ?? possibleLinks;
}

/** Problems of links: their targets, accessibility and texts. */
export const linkProblems = {
  'link-not-found': error<{ link: string; suggestion?: string }>({
    title: 'Link to a page that is not there',
    message: ({ link }) => `There is no page at ${quote(link)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Correct the link, or add the page.'),
    why: 'Visitors who follow the link see an error page.',
    example: { wrong: '"link": "/corses"', right: '"link": "/courses"' },
    adjustable: true,
    fixable: true,
    isOfName: true,
  }),
  'link-moved': warning<{ link: string; suggestion?: string }>({
    title: 'Link to an address that has moved',
    message: ({ link }) => `${quote(link)} is an old address of a page: visitors get there by a detour.`,
    hint: ({ suggestion }) =>
      suggestion === undefined ? 'Write the address that the page has now.' : `Write ${quote(suggestion)}.`,
    why: 'Old addresses stay for those who have them in a bookmark or a letter. A link of the site itself should lead there at once, and go on working when the alias is taken out one day.',
    example: {
      wrong: '{ "label": "How to find us", "link": "/location" }',
      right: '{ "label": "How to find us", "link": "/about/location" }',
    },
    fixable: true,
  }),
  'link-unpublished': warning<{ what: string; why: string; file: string; isText: boolean }>({
    title: 'Link to a page that is not shown',
    message: ({ what, why, isText }) =>
      `${what[0]?.toUpperCase()}${what.slice(1)} ${why}: ${isText ? 'these words are shown without a link' : 'this entry is left out'}.`,
    hint: ({ file, isText }) =>
      isText
        ? `Read the sentence without its link, and change it or ${file} where it makes no sense.`
        : `Take the entry out, or change ${file} to show it again.`,
    hintInWords: ({ isText }) =>
      isText
        ? 'Read the sentence without its link, and change it or the other page where it makes no sense.'
        : 'Take the entry out, or change the page to which it leads so that it is shown again.',
    why: 'What leads to a draft, or to something before or after its time, is left out by itself; a link in a text becomes plain words. "Register [here](/open-day)" then invites to something that is not there.',
    example: {
      wrong: '"Register [on the day\'s own page](/open-day)."  (over)',
      right: '"The next open day is in spring."',
    },
  }),
  'link-anchor-not-found': error<{ anchor: string; page: string; known: string[]; suggestion?: string }>({
    title: 'Link to an anchor that is not there',
    message: ({ anchor, page }) => `Nothing on ${page} has the id ${quote(anchor)}.`,
    hint: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        known.length ? `Ids there: ${formatAlternatives(known, 20)}.` : 'Give the block an "id", or take the "#…" out.',
      ),
    hintInWords: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        known.length
          ? `Anchors there: ${formatAlternatives(known, 20)}.`
          : 'Give the block an “Anchor”, or take the “#…” out.',
      ),
    why: 'The link opens the page, but at its top and not at the place that was promised.',
    example: { wrong: '"link": "/about#histroy"', right: '"link": "/about#history"' },
    adjustable: true,
    isOfName: true,
  }),
  'link-to-nowhere': error({
    title: 'Link to nowhere',
    message: () => 'A "#" alone leads nowhere.',
    hint: () => 'Write a route ("/contact-us"), an anchor ("#name") or "#top"; or take the link out.',
    why: 'A link that leads nowhere disappoints everybody who follows it, and confuses people who work with the keyboard.',
    example: { wrong: '"link": "#"', right: '"link": "/contact"' },
    adjustable: true,
  }),
  'link-scheme-dangerous': error<{ scheme: string }>({
    title: 'Link that runs code',
    message: ({ scheme }) => `Links that begin with "${scheme}:" can run code in the visitor's browser.`,
    hint: () => possibleLinks,
    why: 'Such a link runs a program in the browser of the visitor, with all rights of this site. Attackers use exactly this.',
    example: { wrong: '"link": "javascript:open()"', right: '"link": "/contact"' },
  }),
  'link-to-own-file': error<{ link: string }>({
    title: "Link to a file of one's own computer",
    message: ({ link }) => `${quote(link)} is a file of your own computer: nobody else can open it.`,
    hint: () => 'Put the file into _media and name it here, as "documents/brochure.pdf".',
    hintInWords: () => 'Add the file to the media library, and choose it here.',
    why: 'The file is on your computer only. On the computer of a visitor the link leads nowhere.',
    example: { wrong: '"link": "C:\\\\Users\\\\me\\\\brochure.pdf"', right: '"link": "documents/brochure.pdf"' },
  }),
  'link-scheme-unknown': error<{ scheme: string; suggestion?: string; known: string[] }>({
    title: 'Unknown kind of link',
    message: ({ scheme }) => `Links cannot begin with "${scheme}:".`,
    hint: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        `Possible are ${known.map((scheme) => `"${scheme}:"`).join(', ')}; on this site, a route as "/contact-us". A kind that your visitors have a program for is added to "linkSchemes" of _site.json.`,
      ),
    hintInWords: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        `Possible are ${known.map((scheme) => `“${scheme}:”`).join(', ')}; on this site, the address of a page, as /contact-us. A kind that your visitors have a program for is added in the area “Site” under “Further kinds of links”.`,
      ),
    why: 'Browsers cannot open such an address, or ask visitors for a program that they do not have. What a site knows its visitors to have, it lists itself.',
    example: { wrong: '"link": "htps://example.org"', right: '"link": "https://example.org"' },
    isOfName: true,
  }),
  'link-insecure': warning<{ suggestion?: string }>({
    title: 'Insecure link',
    message: () => 'This address begins with "http:", so what is sent there can be read by others.',
    hint: ({ suggestion }) =>
      `Nearly every site has ${suggestion === undefined ? 'an address with "https:"' : quote(suggestion)} too: use it.`,
    why: 'On the way, others can read and change what is sent over http. Browsers warn of such sites.',
    example: { wrong: '"link": "http://example.org"', right: '"link": "https://example.org"' },
  }),
  'link-malformed': error<{ link: string; reason: string; suggestion?: string }>({
    title: 'Malformed link',
    message: ({ link, reason }) => `${quote(link)} is no working link: ${reason}.`,
    hint: ({ link, suggestion }) => didYouMean(suggestion, describeLinkPart(link)),
    why: 'Browsers take such an address for something else: a page below this one, or nothing at all.',
    example: { wrong: '"link": "office@example.org"', right: '"link": "mailto:office@example.org"' },
    adjustable: true,
    fixable: true,
    isOfName: true,
  }),
  'link-local': warning<{ link: string; suggestion?: string }>({
    title: "Link to one's own computer",
    message: ({ link }) => `${quote(link)} works only on the computer or in the house where it was written.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Write the address that everybody can reach.'),
    why: 'It works while you try it, and for nobody else.',
    example: { wrong: '"link": "http://localhost:3000/about"', right: '"link": "/about"' },
  }),
  'link-to-own-address': warning<{ link: string; suggestion?: string }>({
    title: 'Link to this site as if it were another',
    message: ({ link }) => `${quote(link)} is a page of this site, but is written as the address of another site.`,
    hint: ({ suggestion }) =>
      `Write ${suggestion === undefined ? 'the route of the page, as "/courses"' : quote(suggestion)}: it is checked, opens at once and stays when the site moves.`,
    why: 'Such a link cannot be checked, opens like a foreign site and breaks when the address of the site changes.',
    example: { wrong: '"link": "https://www.example.edu/courses"', right: '"link": "/courses"' },
  }),
  'link-shows-another': warning<{ link: string; shown: string; suggestion?: string }>({
    title: 'Link that leads elsewhere than it shows',
    message: ({ link, shown }) => `Visitors read ${quote(shown)}, but the link beside it is ${quote(link)}.`,
    hint: ({ suggestion }) =>
      `${suggestion === undefined ? 'Correct the one that is out of date' : `Write ${quote(suggestion)}, or correct what is shown`}. Better, write the number or address once, in _site.json, and let both be made from it: "{site.phone}" and "tel:{site.phone}".`,
    hintInWords: ({ suggestion }) =>
      `${suggestion === undefined ? 'Correct the one that is out of date' : `Write ${quote(suggestion)}, or correct what is shown`}. Better, write the number or address once, in the area “Site”, and let both be made from it: {site.phone} and tel:{site.phone}.`,
    why: 'One of the two is out of date: who calls or writes with a tap reaches somebody else than who copies what is shown.',
    example: {
      wrong: '{ "label": "+91 90000 00000", "link": "tel:+919000000001" }',
      right: '{ "label": "{site.phone}", "link": "tel:{site.phone}" }',
    },
  }),
  'values-differ': warning<{ one: string; other: string; token: string }>({
    title: 'Two values that should say the same',
    message: ({ one, other }) => `${quote(one)} and ${quote(other)} are two different numbers or addresses.`,
    hint: ({ one, token }) =>
      `Keep ${quote(one)} alone, as people read it: "{${token}}" shows it, and "tel:{${token}}" or "mailto:{${token}}" is the link to it.`,
    why: 'What is written twice is changed once: from then on, some pages show the old number or address.',
    example: {
      wrong: '"office": "+91 90000 00000", "officeLink": "tel:+919000000001"',
      right: '"office": "+91 90000 00000"',
    },
  }),
  'link-text-vague': warning<{ words: string }>({
    title: 'Link whose words say nothing',
    message: ({ words }) => `The words of the link, ${quote(words)}, do not say where it leads.`,
    hint: () => 'Put the link on the words that name what is there: "see our [admission dates](/admissions)".',
    why: 'Screen readers list the links of a page by their words, and search engines learn from them what is behind a link.',
    example: { wrong: '"For our team [click here](/about/team)."', right: '"Meet [our team](/about/team)."' },
  }),
};
