import postcss, { type Rule } from 'postcss';

const condition = /\[data-mantine-color-scheme=["']?(light|dark)["']?\]/;
const everyCondition = new RegExp(condition, 'g');
const weightless = /:where\(\[data-mantine-color-scheme\]\) /g;

/** What a selector asks of the scheme, and the rest of it: with the same weight, so that the same rules win. */
function split(selector: string): { scheme: string | undefined; text: string } {
  const scheme = condition.exec(selector)?.[1];
  return {
    scheme,
    text: selector.replace(everyCondition, '[data-mantine-color-scheme]').replace(weightless, ''),
  };
}

/**
 * A style sheet with rules of both colour schemes, made for one that asks no script: always dark, or as the visitor's
 * device is set.
 * @param css Mantine's way of saying it: `[data-mantine-color-scheme=dark]` at the document's element
 */
export function inScheme(css: string, scheme: 'dark' | 'auto'): string {
  const sheet = postcss.parse(css);
  sheet.walkRules(/color-scheme/, (rule) => {
    const selectors = rule.selectors.map(split);
    const textsFor = (wanted?: string) => selectors.filter((each) => each.scheme === wanted).map(({ text }) => text);
    const withSelectors = (texts: string[]): Rule[] => (texts.length > 0 ? [rule.clone({ selectors: texts })] : []);
    if (scheme === 'dark') rule.replaceWith(withSelectors([...textsFor(), ...textsFor('dark')]));
    else {
      const parts = (['light', 'dark'] as const).flatMap((wanted) =>
        withSelectors(textsFor(wanted)).map((part) =>
          postcss.atRule({ name: 'media', params: `(prefers-color-scheme:${wanted})`, nodes: [part] }),
        ),
      );
      rule.replaceWith([...withSelectors(textsFor()), ...parts]);
    }
  });
  return String(sheet);
}
