import type { Markup } from '#shared/content.ts';

/** Cell of a table that is written in Markdown. */
export interface WrittenCell {
  markup: Markup;
  align?: 'left' | 'center' | 'right';
}

/** Table that is written in Markdown: the cells of its head, and those of each row. */
export interface WrittenTable {
  head: WrittenCell[];
  rows: WrittenCell[][];
}

const cellPattern = /<t[hd](?: data-align="(left|center|right)")?>(.*?)<\/t[hd]>/gs;

/**
 * Reads the first table of a text that the build has rendered. Safe on its HTML: cells hold no cells, and "<" in words is
 * always escaped.
 * @returns undefined if there is no table in it
 */
export function readWrittenTable({ html }: Markup): WrittenTable | undefined {
  const [table] = /<table>.*?<\/table>/s.exec(html) ?? [];
  // Marks by which the studio knows where a text is written stand around it, and belong to each of its parts.
  const [before, after] = [html.slice(0, html.indexOf('<')), html.slice(html.lastIndexOf('>') + 1).trim()];
  const readRow = (row: string) =>
    [...row.matchAll(cellPattern)].map(([, align, words = '']) => ({
      markup: { html: words && before + words + after },
      ...(align && { align: align as NonNullable<WrittenCell['align']> }),
    }));
  const [head, ...rows] = [...(table ?? '').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => readRow(row));
  return head && { head, rows };
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Words of a cell without markup. */
export const wordsOfCell = ({ markup: { html } }: WrittenCell): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
