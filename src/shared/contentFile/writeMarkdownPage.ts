import { stringify } from 'yaml';
import { formatJsonFile } from '../formatJson.ts';
import { definedKeys, isEqualJson, isObject, type Json, type JsonObject } from '../json.ts';
import { yamlOptions } from './frontMatter.ts';
import { createTextBlock, parsePart, textBlock } from './markdownPage.ts';
import { blockFenceName, divideMarkdownPage } from './markdownSections.ts';

/** Empty fence between two texts, which would be one text without it. */
export const textSeparator = `\`\`\`${blockFenceName}\n\`\`\``;

/**
 * Text of a block that can be written as a run of Markdown; undefined for one that needs a fence: another block, one with
 * further properties, or a text that would not be read as the same.
 */
export function textRunOf(block: Json): string | undefined {
  const text = isObject(block) ? block[textBlock.textKey] : undefined;
  if (typeof text !== 'string' || !isEqualJson(block, createTextBlock(text)) || text.includes('\r')) return undefined;
  // Between two fences, as it may stand in a page.
  const page = `${writeFence(null)}\n\n${text}\n\n${writeFence(null)}\n`;
  const { parts, nested } = divideMarkdownPage(page);
  const [, run, end] = parts;
  const isSame = parts.length === 3 && nested.length === 0 && run?.kind === 'text' && end?.kind === 'block';
  return isSame && isEqualJson(parsePart(page, run), block) ? text : undefined;
}

/** Fence of a block, without a line end after it. */
export const writeFence = (block: Json): string =>
  `\`\`\`${blockFenceName}\n${formatJsonFile(block, undefined, { isSpread: false })}\`\`\``;

/** Text of a block in the body of a page: a run of Markdown, or a fence. */
const writeBlock = (block: Json): string => textRunOf(block) ?? writeFence(block);

/** Front matter without the lines of hyphens; empty without keys. */
export function writeFrontMatter(values: JsonObject): string {
  if (definedKeys(values).length === 0) return '';
  return stringify(values, { ...yamlOptions, lineWidth: 0, keepUndefined: false });
}

/** Whole text of a Markdown page. @param page with its list `blocks` */
export function formatMarkdownPage({ blocks, ...values }: JsonObject): string {
  const list = Array.isArray(blocks) ? blocks : [];
  const head = `---\n${writeFrontMatter(values)}---\n`;
  const parts = list.flatMap((block, index) => {
    const isAfterText = index > 0 && textRunOf(list[index - 1] as Json) !== undefined;
    return isAfterText && textRunOf(block) !== undefined ? [textSeparator, writeBlock(block)] : [writeBlock(block)];
  });
  return [head, ...parts.map((part) => `${part}\n`)].join('\n');
}
