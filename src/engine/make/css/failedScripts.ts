import postcss, { type AtRule } from 'postcss';
import parser from 'postcss-selector-parser';

const condition = /\(scripting: ?(none|enabled)\)/;

/** An element for which code could not be fetched, as `client/loader.ts` and `client/islands.ts` mark it, or one within it. */
const failed = ':where([data-failed],[data-failed] *)';

/**
 * Extends rules for visitors without scripts to what stays without them because code could not be fetched: what is for
 * `scripting: none` holds there too, what is for `scripting: enabled` does not. No rule gains or loses weight.
 */
export function extendToFailedScripts(css: string): string {
  const sheet = postcss.parse(css);
  const media: AtRule[] = [];
  sheet.walkAtRules('media', (rule) => {
    if (condition.test(rule.params)) media.push(rule);
  });
  for (const rule of media) {
    if (condition.exec(rule.params)?.[1] === 'enabled') restrict(rule, `:not(${failed})`);
    else {
      const copy = rule.clone();
      restrict(copy, failed);
      rule.after(copy.nodes ?? []);
    }
  }
  return String(sheet);
}

/** Restricts all rules of a container to elements that a pseudo-class matches as well. */
function restrict(container: AtRule, pseudoClass: string): void {
  container.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => matchingToo(selector, pseudoClass));
  });
}

/** Pseudo-elements stand at the end of a selector. */
function matchingToo(text: string, pseudoClass: string): string {
  const selector = parser().astSync(text).nodes[0] as parser.Selector;
  const element = selector.nodes.find((node) => parser.isPseudoElement(node));
  const added = parser.pseudo({ value: pseudoClass });
  if (element) selector.insertBefore(element, added);
  else selector.append(added);
  return String(selector);
}
