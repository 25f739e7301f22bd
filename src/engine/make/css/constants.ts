import type { Declaration, Root, Rule } from 'postcss';

/** Design tokens: only a style sheet sets them, never an element. */
const token = /^--(?:mantine|theme)-/;

const reading = /var\(\s*(--[\w-]+)\s*(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g;

const isRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  parent.parent?.type === 'root' &&
  /^:root\b[^ ]*$/.test((parent as Rule).selectors[0] ?? '');

/**
 * Writes the values of tokens in place of their names: a page spends no bytes on `var(--mantine-spacing-md)` where every
 * element of it has the same. What a tone or a window's width changes stays a variable.
 * @param sheet the whole style sheet, with the theme
 * @returns a function for the text of declarations
 */
export function inlineConstants(sheet: Root): (text: string) => string {
  const values = new Map<string, string | undefined>();
  sheet.walkDecls(token, (declaration) => {
    const isConstant =
      isRoot(declaration) && (values.get(declaration.prop) !== undefined || !values.has(declaration.prop));
    values.set(declaration.prop, isConstant ? declaration.value : undefined);
  });
  const inline = (text: string): string =>
    text.replace(reading, (whole, name: string) => {
      const value = values.get(name);
      const resolved = value && inline(value);
      return resolved === undefined || resolved.includes('var(') ? whole : resolved;
    });
  return inline;
}
