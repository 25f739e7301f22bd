import { expect, it } from 'vitest';
import { checkChanged, marksOf, page } from './site.ts';

/** Name, a form (without its braces and type) with a ▶ where the problem is, its code, and words that it says. */
export type Mistake = [name: string, form: string, code: string, says: string];

/** A form of these fields that sends nothing. */
export const fields = (...written: string[]): string =>
  `"fields": [${written.join(', ')}], "submit": { "label": "Send", "kind": "simulate" }`;

/** A form of these fields that is sent; `rest` stands in its "submit". */
export const http = (rest: string, ...written: string[]): string =>
  `"fields": [${written.join(', ')}], "messages": { "failure": { "text": "f" } }, ` +
  `"submit": { "label": "Send", "kind": "http"${rest && `, ${rest}`} }`;

/** A field with whatever else it has. */
export const field = (name: string, rest = '', input = 'text'): string =>
  `{ "name": "${name}", "label": "L", "input": "${input}"${rest && `, ${rest}`} }`;

/** Rules, to which a message is added. */
export const rules = (...written: string[]): string =>
  `"rules": [${written.map((rule) => rule.replace(/ }$/, ', "message": "m" }')).join(', ')}]`;

/** Options that are sent as Red, Green and b. */
export const choice = '"options": ["Red", "Green", { "label": "Blue", "value": "b" }]';

/** Checks a site with the form on a page. */
export function checkForm(form: string) {
  const about = page(`{ "type": "form", ${form} }`);
  const files = { 'about/index.json': about, 'index.json': page('{ "type": "rich-text", "text": "x" }') };
  const { problems } = checkChanged(files);
  const shown = problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  return { files, problems, shown };
}

/** Tests that each mistake is found: it alone, where it is, and in words that say what it is about. */
export function testMistakes(mistakes: Mistake[]): void {
  it.each(mistakes)('%s', (_, form, code, says) => {
    const { files, problems, shown } = checkForm(form);
    expect(shown).toEqual(marksOf(files).map((place) => `${code} ${place}`));
    expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(says);
  });
}
