import { type TextFile, textFile } from './textFile.ts';

/**
 * An icon as `ui/Icon` renders it. Signs, which are drawn in code, begin with their path: they are few, and on buttons
 * that must never be empty.
 */
const icon = /(<svg viewBox="0 0 24 24" aria-hidden="true" class="[^"]*">)(<(?:g|path) fill=.*?)<\/svg>/gs;

/** Icons that a document draws from a file: their lines are what compresses worst in it, and pages share them. */
export interface IconFile {
  file: TextFile;
  /** Has the icons of some markup come from the file, but the first `stay` of them, and those that it does not have. */
  link: (html: string, stay?: number) => string;
}

/** What follows after so many icons of some markup; nothing where it has no more. */
export const afterIcons = (html: string, count: number): string => {
  const last = [...html.matchAll(icon)][count - 1];
  return last ? html.slice(last.index + last[0].length) : '';
};

/**
 * Browsers fetch the file without scripts, once for all icons of a page that name it.
 * @param html markup of which nobody sees the icons at first
 * @param base folder that the site lies in
 * @returns undefined where there are none
 */
export function iconFile(html: string[], base: string): IconFile | undefined {
  const names = new Map<string, string>();
  for (const part of html)
    for (const [, , body = ''] of part.matchAll(icon))
      if (!names.has(body)) names.set(body, `i${names.size.toString(36)}`);
  if (names.size === 0) return undefined;
  const drawn = [...names].map(([body, name]) => `<g id="${name}">${body}</g>`);
  const file = textFile('icons', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`);
  return {
    file,
    link(text, stay = 0) {
      let count = 0;
      return text.replace(icon, (whole, start: string, body: string) => {
        const name = names.get(body);
        count += 1;
        return count > stay && name ? `${start}<use href="${base}${file.address}#${name}"/></svg>` : whole;
      });
    },
  };
}
