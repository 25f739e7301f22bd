import { micromark, type Options, parse, postprocess, preprocess } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { sliceOf, textOfRun } from '#shared/contentFile/markdownPage.ts';
import { divideMarkdownPage } from '#shared/contentFile/markdownSections.ts';
import { renderFlow } from '#shared/markdown.ts';
import { inlineElements } from '#shared/markdownGrammar/inlineHtml.ts';

/** A page as it comes out, and as the reference renders it. */
export interface Renderings {
  lintel: string;
  reference: string;
  /** Numbers of what texts do not take and the check reports: tags of HTML, and pictures among words. */
  refused: { html: number; pictures: number };
}

/** Lines that begin with HTML are paragraphs for both, so that all else in them can be compared. */
const withoutHtmlBlocks = { disable: { null: ['htmlFlow'] } };

const allowedTag = new RegExp(`^</?(?:${inlineElements.join('|')})\\b`, 'i');

/** After some texts micromark leaves out the line ends of code. */
const withLineEnds: NonNullable<Options['htmlExtensions']>[number] = {
  enter: {
    codeFencedFenceSequence() {
      this.setData('slurpAllLineEndings', false);
    },
  },
};

/** Renders a Markdown file as a page of a site, and by micromark with GFM. Front matter is no part of either. */
export function renderBoth(file: string): Renderings {
  const { parts, bodyOffset } = divideMarkdownPage(file);
  const texts = parts.filter(({ kind }) => kind === 'text').map(({ inside }) => textOfRun(sliceOf(file, inside)));
  const body = file.slice(bodyOffset);
  return {
    lintel: texts.map((text) => renderFlow(text)).join(''),
    reference: micromark(body, {
      allowDangerousProtocol: true,
      extensions: [gfm(), withoutHtmlBlocks],
      htmlExtensions: [gfmHtml(), withLineEnds],
    }),
    refused: countRefused(body),
  };
}

function countRefused(body: string): Renderings['refused'] {
  const refused = { html: 0, pictures: 0 };
  const chunks = preprocess()(body, undefined, true);
  for (const [phase, token, context] of postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(chunks),
  )) {
    if (phase !== 'enter') continue;
    if (token.type === 'image') refused.pictures += 1;
    const isHtml = token.type === 'htmlFlow' || token.type === 'htmlText';
    if (isHtml && !allowedTag.test(context.sliceSerialize(token))) refused.html += 1;
  }
  return refused;
}
