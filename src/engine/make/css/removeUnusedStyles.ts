import postcss from 'postcss';

/** Class names of Mantine. A component can only use class names that its compiled code contains. */
const componentClass = /\.(m_\w+)/g;
const componentName = /\bm_\w+/g;

/** Most sites have one colour scheme, so that a condition on it without specificity always holds. */
const darkSchemePattern = /\[data-mantine-color-scheme=["']?dark["']?\]/;
const lightSchemePattern = /:where\(\[data-mantine-color-scheme=["']?light["']?\]\) /;

/**
 * Removes the rules and animations of Mantine components that no compiled code uses. Importing a component is enough to
 * get its styles.
 * @param schemes `both` for the rules of the dark scheme and the conditions of both schemes
 */
export function removeUnusedStyles(css: string, code: string, schemes: 'light' | 'both' = 'light'): string {
  const isBoth = schemes === 'both';
  const sheet = postcss.parse(css);
  const named = new Set(code.match(componentName));
  const isUsed = (selector: string) =>
    (isBoth || !darkSchemePattern.test(selector)) &&
    [...selector.matchAll(componentClass)].every(([, name = '']) => named.has(name));
  sheet.walkRules((rule) => {
    const selectors = rule.parent?.type === 'atrule' && isKeyframes(rule.parent) ? [] : rule.selectors;
    const used = selectors.filter(isUsed);
    if (selectors.length && !used.length) rule.remove();
    else if (used.length)
      rule.selectors = isBoth ? used : used.map((selector) => selector.replace(lightSchemePattern, ''));
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
