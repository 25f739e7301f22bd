import postcss from 'postcss';

/** Mantine's class names: what a component does not name in compiled code, it cannot put into a page. */
const componentClass = /\.(m_\w+)/g;
const componentName = /\bm_\w+/g;

/** Most sites have one colour scheme: a condition without weight that asks for it is always met. */
const otherScheme = /\[data-mantine-color-scheme=["']?dark["']?\]/;
const onlyScheme = /:where\(\[data-mantine-color-scheme=["']?light["']?\]\) /;

/**
 * A style sheet without the rules of Mantine components that compiled code has none of, and without their animations.
 * A block that imports a component has its styles by that alone.
 * @param css the whole sheet: Mantine's, in its own order, and the site's
 * @param code all programs that render or hydrate
 * @param schemes whether rules of the dark scheme stay, with the conditions of both; they are taken out otherwise
 */
export function usedStyles(css: string, code: string, schemes: 'light' | 'both' = 'light'): string {
  const isBoth = schemes === 'both';
  const sheet = postcss.parse(css);
  const named = new Set(code.match(componentName));
  const isUsed = (selector: string) =>
    (isBoth || !otherScheme.test(selector)) &&
    [...selector.matchAll(componentClass)].every(([, name = '']) => named.has(name));
  sheet.walkRules((rule) => {
    const selectors = rule.parent?.type === 'atrule' && isKeyframes(rule.parent) ? [] : rule.selectors;
    const used = selectors.filter(isUsed);
    if (selectors.length && !used.length) rule.remove();
    else if (used.length) rule.selectors = isBoth ? used : used.map((selector) => selector.replace(onlyScheme, ''));
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const text = String(sheet);
  sheet.walkAtRules((rule) => {
    if (isKeyframes(rule) && text.split(rule.params).length < 3) rule.remove();
  });
  return String(sheet);
}

const isKeyframes = (node: object) => 'name' in node && /keyframes$/.test(String(node.name));
