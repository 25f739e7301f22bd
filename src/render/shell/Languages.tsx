import { languageLabels } from '#shared/content.ts';
import classes from './Languages.module.css';
import { languageHrefPlaceholder } from './languageHrefPlaceholder.ts';
import type { ShellProps } from './shellProps.ts';

type LanguagesProps = ShellProps & {
  /** Position; in the top bar and the sheet it looks like the links there. */
  place: 'topBar' | 'row' | 'sheet';
};

/**
 * Links to the page in the other languages of the site, each named in its own language. In a bar, more than three links
 * are folded into `details` under the name of the current language.
 */
export function Languages({ site, languages = [], place }: LanguagesProps) {
  const others = languages.filter((language) => language !== site.language);
  if (others.length === 0) return null;
  const label = site.labels?.languages ?? languageLabels.languages;
  const links = (
    <ul>
      {others.map((language) => (
        <li key={language}>
          <a href={languageHrefPlaceholder(language)} hrefLang={language} lang={language}>
            {languageNameOf(language)}
          </a>
        </li>
      ))}
    </ul>
  );
  const isFolded = others.length > 3 && place !== 'sheet';
  return (
    <nav className={place === 'row' ? classes.row : undefined} aria-label={label} data-part="languages">
      {isFolded ? (
        <details className={classes.choice}>
          <summary>{languageNameOf(site.language)}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}

/** Name of a language in that language, capitalized. */
function languageNameOf(tag: string): string {
  const language = tag.replace(/-.*/s, '');
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
