import type { CSSProperties } from 'react';
import { defaultLabels } from '#shared/content.ts';
import { searchLabels } from '#shared/searchLabels.ts';
import { Sign } from '#ui/Sign.tsx';
import classes from './Header.module.css';
import { Languages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { Sheet } from './Sheet.tsx';
import { ShellLink } from './ShellLink.tsx';
import type { ShellProps } from './shellProps.ts';
import { TopBar } from './TopBar.tsx';

/**
 * Top bar, logo, badge and navigation. All but the top bar stays in view. The progress line at its lower edge appears
 * together with the button back to the top. The row of links is shown if it fits in one line, in any font: an invisible
 * element of the same width measures that in CSS. Otherwise the button of the sheet is shown.
 */
export function Header(props: ShellProps) {
  const { site, labels, languages = [] } = props;
  const { home = { href: '/' }, logo, badge, maxWidth, schemeSwitch } = site.header;
  const hasLanguages = languages.length > 1 && !site.topBar;
  const hasSwitch = schemeSwitch && site.theme.scheme === 'auto';
  return (
    <header
      data-part="header"
      className={site.topBar ? `${classes.header} ${classes.withTopBar}` : classes.header}
      style={
        {
          '--header-width': `${maxWidth / 16}rem`,
          '--entries': site.navigation.length,
          ...(hasLanguages && { '--languages': Math.min(languages.length - 1, 2) }),
          '--panels': site.navigation.filter(({ children }) => children).length,
        } as CSSProperties
      }
    >
      {site.topBar && <TopBar {...props} topBar={site.topBar} />}
      <div className={site.search ? `${classes.bar} ${classes.withSearch}` : classes.bar} data-part="header-row">
        <ShellLink link={home} className={classes.home} part="logo">
          <Logo picture={logo} alt={logo.alt || site.name} />
          {badge && <Logo picture={badge} />}
        </ShellLink>
        <div
          className={[classes.measure, hasSwitch && classes.besideSwitch, hasLanguages && classes.besideLanguages]
            .filter(Boolean)
            .join(' ')}
          data-labels={site.navigation.map(({ label }) => label).join('')}
        />
        <div className={classes.room}>
          <Navigation {...props} />
          {!site.topBar && <Languages {...props} place="row" />}
          {hasSwitch && <SchemeSwitch labels={site.labels} />}
          {site.search && <SearchButton {...props} />}
          <button
            type="button"
            className={classes.menu}
            popoverTarget="menu"
            aria-label={labels.menu}
            data-part="menu-button"
          />
        </div>
        <Sheet {...props} />
      </div>
      <div
        className={classes.progress}
        data-part="progress"
        style={site.backToTop && ({ '--after': `${site.backToTop.afterPx}px` } as CSSProperties)}
        data-scroll-progress
      />
    </header>
  );
}

/**
 * Opens the search, whose dialog is loaded with its code. Labels that the site overrides are passed in `data-words`.
 */
function SearchButton({ site }: ShellProps) {
  const words = Object.entries({ ...site.labels }).filter(([name]) => name in searchDialogLabels);
  return (
    <button
      type="button"
      className={classes.search}
      data-part="search-button"
      aria-label={site.labels?.search ?? searchLabels.search}
      data-search
      data-words={words.length ? JSON.stringify(Object.fromEntries(words)) : undefined}
    >
      <Sign name="search" />
    </button>
  );
}

const { close, loading, retry, nothingFound } = defaultLabels;
const searchDialogLabels = { ...searchLabels, close, loading, retry, nothingFound };
