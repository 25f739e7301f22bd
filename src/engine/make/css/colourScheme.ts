import postcss, { type Rule } from 'postcss';

const schemePattern = /\[data-mantine-color-scheme=["']?(light|dark)["']?\]/;
const everySchemePattern = new RegExp(schemePattern, 'g');
const weightlessSchemePattern = /:where\(\[data-mantine-color-scheme\]\) /g;

/** Splits a selector into its colour scheme and its remaining text, with unchanged specificity. */
function splitSelector(selector: string): { scheme: string | undefined; text: string } {
  const scheme = schemePattern.exec(selector)?.[1];
  return {
    scheme,
    text: selector.replace(everySchemePattern, '[data-mantine-color-scheme]').replace(weightlessSchemePattern, ''),
  };
}

/**
 * Replaces conditions on the scheme attribute, which only a script could set: by the dark rules alone, or by media
 * queries that follow the visitor's device.
 * @param css stylesheet with Mantine's condition `[data-mantine-color-scheme=dark]` on the root element
 */
export function applyColourScheme(css: string, scheme: 'dark' | 'auto'): string {
  const sheet = postcss.parse(css);
  sheet.walkRules(/color-scheme/, (rule) => {
    const selectors = rule.selectors.map(splitSelector);
    const textsFor = (wantedScheme?: string) =>
      selectors.filter((each) => each.scheme === wantedScheme).map(({ text }) => text);
    const withSelectors = (texts: string[]): Rule[] => (texts.length > 0 ? [rule.clone({ selectors: texts })] : []);
    if (scheme === 'dark') rule.replaceWith(withSelectors([...textsFor(), ...textsFor('dark')]));
    else {
      const parts = (['light', 'dark'] as const).flatMap((wantedScheme) =>
        withSelectors(textsFor(wantedScheme)).map((part) =>
          postcss.atRule({ name: 'media', params: `(prefers-color-scheme:${wantedScheme})`, nodes: [part] }),
        ),
      );
      rule.replaceWith([...withSelectors(textsFor()), ...parts]);
    }
  });
  return String(sheet);
}
