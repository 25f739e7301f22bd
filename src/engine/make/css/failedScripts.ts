import postcss, { type AtRule } from 'postcss';
import parser from 'postcss-selector-parser';

const scriptingCondition = /\(scripting: ?(none|enabled)\)/;

/** Elements whose code `client/loader.ts` or `client/islands.ts` could not fetch, and their descendants. */
const failedSelector = ':where([data-failed],[data-failed] *)';

/**
 * Applies the rules for visitors without scripts to elements whose code could not be fetched: `scripting: none` holds
 * for them, `scripting: enabled` does not. The specificity of all rules stays the same.
 */
export function extendToFailedScripts(css: string): string {
  const sheet = postcss.parse(css);
  const media: AtRule[] = [];
  sheet.walkAtRules('media', (rule) => {
    if (scriptingCondition.test(rule.params)) media.push(rule);
  });
  for (const rule of media) {
    if (scriptingCondition.exec(rule.params)?.[1] === 'enabled') restrict(rule, `:not(${failedSelector})`);
    else {
      const copy = rule.clone();
      restrict(copy, failedSelector);
      rule.after(copy.nodes ?? []);
    }
  }
  return String(sheet);
}

/** Restricts all rules of a container to elements that a pseudo-class also matches. */
function restrict(container: AtRule, pseudoClass: string): void {
  container.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => addPseudoClass(selector, pseudoClass));
  });
}

/** Inserts a pseudo-class before the pseudo-element, which must come last in a selector. */
function addPseudoClass(text: string, pseudoClass: string): string {
  const selector = parser().astSync(text).nodes[0] as parser.Selector;
  const element = selector.nodes.find((node) => parser.isPseudoElement(node));
  const added = parser.pseudo({ value: pseudoClass });
  if (element) selector.insertBefore(element, added);
  else selector.append(added);
  return String(selector);
}
