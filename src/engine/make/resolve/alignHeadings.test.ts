import { expect, test } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { alignHeadings } from './alignHeadings.ts';
import type { ResolvedBlock } from './resolved.ts';

const block = (props: JsonObject): ResolvedBlock => ({ type: 'rich-text', props, level: 2, slots: [], origin: '' });
const text = (html: string, others: JsonObject = {}) => block({ text: { html }, ...others });
const stepsOf = (blocks: ResolvedBlock[]) => {
  alignHeadings(blocks);
  return blocks.map(({ props }) => (props.text as JsonObject | undefined)?.below ?? 0);
};

test('a text after another block goes on in the outline of the texts before', () => {
  expect(stepsOf([text('<h2 id="a">A</h2><h3>B</h3>'), block({}), text('<h3>C</h3>'), text('<p>D</p>')])).toEqual([
    ...[0, 0, 1, 0],
  ]);
  expect(stepsOf([text('<h4>A</h4>'), text('<h2>B</h2>')])).toEqual([2, 0]);
});

test('a text with a heading of its own is an outline for itself', () => {
  expect(stepsOf([text('<h1>A</h1>', { heading: 'Own' }), text('<h3>B</h3>'), text('<h4>C</h4>')])).toEqual([0, 0, 1]);
  expect(stepsOf([text('<h3>A</h3>')])).toEqual([0]);
  expect(stepsOf([])).toEqual([]);
});
