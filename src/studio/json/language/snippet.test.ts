// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what snippets look like
import { expect, it } from 'vitest';
import { toCodeMirrorSnippet } from './snippet.ts';

it.each([
  ['"title": "$1"', '"title": "${1:}"'],
  ['"type": "${1:hero}",\n\t"level": ${2:1}$0', '"type": "${1:hero}",\n\t"level": ${2:1}${0:}'],
  ['{ "side": "${1|left,right|}" }', '\\{ "side": "${1:left}" \\}'],
  ['"price": "\\$5 {a\\}"', '"price": "$5 \\{a\\}"'],
  ['"text": "${1:a \\} b}"', '"text": "${1:a  b}"'],
])('turns %j', (snippet, template) => {
  expect(toCodeMirrorSnippet(snippet)).toBe(template);
});
