import { expect, it } from 'vitest';
import { parseHelp } from './helpMarkdown.ts';

it('reads paragraphs, bold, code, and what is escaped', () => {
  expect(parseHelp('**Hero**. Stands \\*first\\*, with `heading`.\n\n![Hero](file:///hero.webp)\n\nMore.')).toEqual([
    {
      kind: 'words',
      pieces: [
        { text: 'Hero', look: 'strong' },
        { text: '. Stands *first*, with ' },
        { text: 'heading', look: 'code' },
        { text: '.' },
      ],
    },
    { kind: 'words', pieces: [{ text: 'More.' }] },
  ]);
});

it('leaves code as it stands', () => {
  expect(parseHelp('Example:\n\n```json\n{ "a": "**b**" }\n```\nEnd')).toEqual([
    { kind: 'words', pieces: [{ text: 'Example:' }] },
    { kind: 'code', text: '{ "a": "**b**" }' },
    { kind: 'words', pieces: [{ text: 'End' }] },
  ]);
});
