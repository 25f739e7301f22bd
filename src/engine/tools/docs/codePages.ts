import { codeBlock } from '#engine/make/gallery/blockPage.ts';
import type { MorePages } from '#engine/make/gallery/gallerySource.ts';
import { withoutTokens } from '#engine/make/gallery/words.ts';
import { allCodes } from '#engine/problems/catalogue.ts';
import { type CodePage, type CodeSection, codePage } from '#engine/problems/codes.ts';
import type { JsonObject } from '#shared/json.ts';

/** Address of the page that lists all codes. */
export const codesAddress = '/codes';

/** A page for each code of the catalogue, and one that lists them all, as content of the documentation. */
export function codePages(): MorePages {
  const pages = allCodes.map(codePage);
  return new Map([
    [codesAddress, listPage(pages)],
    ...pages.map((page) => [`${codesAddress}/${page.code}`, onePage(page)] as const),
  ]);
}

function listPage(pages: CodePage[]): JsonObject {
  return {
    title: 'What the check can find',
    description: 'Every kind of problem that the check of the pages can report, by its code, with how to fix it.',
    heading: 'What the check can find',
    blocks: [
      {
        type: 'banner',
        heading: 'What the check can find',
        text: 'Each problem has a code that never changes. Here is what each means, and how to fix it.',
      },
      {
        type: 'table',
        columns: [
          { label: 'Code', field: 'code' },
          { label: 'What it is', field: 'title' },
          { label: 'Counts as', field: 'severity' },
        ],
        rows: pages.map(({ code, title, severity }) => ({
          code,
          link: `${codesAddress}/${code}`,
          title: withoutTokens(title),
          severity,
        })),
      },
    ],
  };
}

function onePage({ code, title, meaning, sections }: CodePage): JsonObject {
  return {
    title: `${code}: what it means`,
    description: withoutTokens(`${title}. ${meaning}`),
    heading: code,
    blocks: [
      {
        type: 'banner',
        heading: code,
        text: inline(`**${title}.** ${meaning}`),
        trail: [
          { title: 'Codes', link: codesAddress },
          { title: code, current: true },
        ],
      },
      { type: 'split', main: sections.flatMap(sectionBlocks), aside: [besides(code)] },
    ],
  };
}

function sectionBlocks({ heading, words = [], sample }: CodeSection): JsonObject[] {
  const text = words.map(inline).join('\n\n');
  if (!sample) return text ? [{ type: 'rich-text', heading, text }] : [];
  const label = sample.language === 'json' ? 'JSON' : 'In a terminal';
  return [{ ...codeBlock(sample.text || '(an empty file)', label), heading, ...(text && { intro: text }) }];
}

/** The codes that begin with the same word, to go on reading. */
function besides(code: string): JsonObject {
  const alike = allCodes.filter((other) => other.split('-')[0] === code.split('-')[0]);
  return {
    type: 'link-list',
    heading: 'Codes',
    items: [
      ...alike.map((name) => ({
        title: name,
        link: `${codesAddress}/${name}`,
        ...(name === code && { current: true }),
      })),
      { title: 'All codes', link: codesAddress },
    ],
  };
}

/** Words are Markdown already where they have backticks and stars; links and tags they have none. */
const inline = (text: string): string => withoutTokens(text.replace(/[[\]<>_](?=[^`]*(?:`[^`]*`[^`]*)*$)/g, '\\$&'));
