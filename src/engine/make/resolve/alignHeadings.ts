import type { Markup } from '#shared/content.ts';
import { isObject } from '#shared/json.ts';
import type { ResolvedBlock } from './resolved.ts';

const headingPattern = /<h([1-6])[\s>]/g;

/**
 * Makes the texts of a list of blocks one outline: a text whose highest heading is smaller than that of the others notes by
 * how many levels. A block with a heading of its own is an outline for itself.
 */
export function alignHeadings(blocks: ResolvedBlock[]): void {
  const texts = blocks.filter(({ props }) => !props.heading).flatMap(({ props }) => textsIn(props));
  const highest = Math.min(...texts.map(({ level }) => level));
  for (const { props, key, markup, level } of texts)
    if (level > highest) props[key] = { ...markup, below: level - highest };
}

interface TextWithHeadings {
  props: ResolvedBlock['props'];
  key: string;
  markup: Markup;
  /** Level of its highest heading as it is written. */
  level: number;
}

const textsIn = (props: ResolvedBlock['props']): TextWithHeadings[] =>
  Object.entries(props).flatMap(([key, value]) => {
    if (!isObject(value) || typeof value.html !== 'string') return [];
    const levels = [...value.html.matchAll(headingPattern)].map(([, level]) => Number(level));
    return levels.length > 0 ? { props, key, markup: { html: value.html }, level: Math.min(...levels) } : [];
  });
