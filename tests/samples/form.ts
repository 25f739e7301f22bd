import { expect, it } from 'vitest';
import { checkChanged, marksOf, page } from './site.ts';

/** Name, a form (without its braces and type) with a ▶ where the problem is, its code, and words of its message. */
export type Mistake = [name: string, form: string, code: string, says: string];

/** A form of these fields that sends nothing. */
export const fields = (...written: string[]): string =>
  `"fields": [${written.join(', ')}], "submit": { "label": "Send", "kind": "simulate" }`;

/** A form of these fields that is sent; `submit` is added to its "submit". */
export const http = (submit: string, ...written: string[]): string =>
  `"fields": [${written.join(', ')}], "messages": { "failure": { "text": "f" } }, ` +
  `"submit": { "label": "Send", "kind": "http"${submit && `, ${submit}`} }`;

/** A field with further properties. */
export const field = (name: string, properties = '', input = 'text'): string =>
  `{ "name": "${name}", "label": "${name}", "input": "${input}"${properties && `, ${properties}`} }`;

/** Rules, each with an added message. */
export const rules = (...written: string[]): string =>
  `"rules": [${written.map((rule) => rule.replace(/ }$/, ', "message": "m" }')).join(', ')}]`;

/** Options that are sent as Red, Green and b. */
export const choice = '"options": ["Red", "Green", { "label": "Blue", "value": "b" }]';

export function checkForm(form: string) {
  const about = page(`{ "type": "form", ${form} }`);
  const files = { 'about/index.json': about, 'index.json': page('{ "type": "rich-text", "text": "x" }') };
  const { problems } = checkChanged(files);
  const shown = problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  return { files, problems, shown };
}

/** Tests that exactly each mistake is found, at its location, with a fitting message. */
export function testMistakes(mistakes: Mistake[]): void {
  it.each(mistakes)('%s', (_, form, code, words) => {
    const { files, problems, shown } = checkForm(form);
    expect(shown).toEqual(marksOf(files).map((place) => `${code} ${place}`));
    expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(words);
  });
}
