import { createCodeBlock } from '#engine/make/gallery/blockPage.ts';
import type { ExtraPages } from '#engine/make/gallery/createGallery.ts';
import { escapeTokens } from '#engine/make/gallery/galleryTexts.ts';
import { allCodes } from '#engine/problems/catalogue.ts';
import { type CodePage, type CodeSection, createCodePage } from '#engine/problems/codePage.ts';
import type { JsonObject } from '#shared/json.ts';

export const codesAddress = '/codes';

export function createCodePages(): ExtraPages {
  const pages = allCodes.map(createCodePage);
  return new Map([
    [codesAddress, listPage(pages)],
    ...pages.map((page) => [`${codesAddress}/${page.code}`, createPageOfCode(page)] as const),
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
          title: escapeTokens(title),
          severity,
        })),
      },
    ],
  };
}

function createPageOfCode({ code, title, meaning, sections }: CodePage): JsonObject {
  return {
    title: `${code}: what it means`,
    description: escapeTokens(`${title}. ${meaning}`),
    heading: code,
    blocks: [
      {
        type: 'banner',
        heading: code,
        text: escapeForMarkdown(`**${title}.** ${meaning}`),
        trail: [
          { title: 'Codes', link: codesAddress },
          { title: code, current: true },
        ],
      },
      { type: 'split', main: sections.flatMap(sectionBlocks), aside: [createRelatedCodesBlock(code)] },
    ],
  };
}

function sectionBlocks({ heading, words: paragraphs = [], sample }: CodeSection): JsonObject[] {
  const text = paragraphs.map(escapeForMarkdown).join('\n\n');
  if (!sample) return text ? [{ type: 'rich-text', heading, text }] : [];
  const label = sample.language === 'json' ? 'JSON' : 'In a terminal';
  return [{ ...createCodeBlock(sample.text || '(an empty file)', label), heading, ...(text && { intro: text }) }];
}

/** Lists the codes with the same first word. */
function createRelatedCodesBlock(code: string): JsonObject {
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

/** Texts of the catalogue use backticks and stars as Markdown; links and tags are escaped. */
const escapeForMarkdown = (text: string): string =>
  escapeTokens(text.replace(/[[\]<>_](?=[^`]*(?:`[^`]*`[^`]*)*$)/g, '\\$&'));
