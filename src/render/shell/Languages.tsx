import { languageLabels } from '#shared/content.ts';
import classes from './Languages.module.css';
import { languageHref } from './languageHref.ts';
import type { ShellProps } from './shellProps.ts';

type LanguagesProps = ShellProps & {
  /** Where it stands; in the top bar and the sheet it looks as the links there do. */
  place: 'topBar' | 'row' | 'sheet';
};

/**
 * Leads to the page in the other languages of the site, each called as its readers call it. In a bar more than three open
 * under the sign of the present one, by the browser's own means.
 */
export function Languages({ site, languages = [], place }: LanguagesProps) {
  const others = languages.filter((language) => language !== site.language);
  if (others.length === 0) return null;
  const label = site.labels?.languages ?? languageLabels.languages;
  const links = (
    <ul>
      {others.map((language) => (
        <li key={language}>
          <a href={languageHref(language)} hrefLang={language} lang={language}>
            {nameOf(language)}
          </a>
        </li>
      ))}
    </ul>
  );
  const isFolded = others.length > 3 && place !== 'sheet';
  return (
    <nav className={place === 'row' ? classes.row : undefined} aria-label={label}>
      {isFolded ? (
        <details className={classes.choice}>
          <summary>{nameOf(site.language)}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}

/** A language as its readers call it, as a word that stands by itself. */
function nameOf(tag: string): string {
  const language = tag.replace(/-.*/s, '');
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
