import type { CSSProperties } from 'react';
import { Link } from '#ui/ActionLink.tsx';
import classes from './Header.module.css';
import { Mark } from './Mark.tsx';
import { Navigation } from './Navigation.tsx';
import { Sheet } from './Sheet.tsx';
import type { ShellProps } from './shellProps.ts';
import { TopBar } from './TopBar.tsx';

/**
 * Top bar, logo, badge and navigation. All but the top bar stays in view; the line below shows how far one has read,
 * from where the way back to the top is shown.
 */
export function Header(props: ShellProps) {
  const { site, labels } = props;
  const { home, logo, badge, maxWidth } = site.header;
  return (
    <header
      className={site.topBar ? `${classes.header} ${classes.withTopBar}` : classes.header}
      style={{ '--header-width': `${maxWidth / 16}rem` } as CSSProperties}
    >
      {site.topBar && <TopBar {...props} topBar={site.topBar} />}
      <div className={classes.bar}>
        <Link link={home} className={classes.home}>
          <Mark picture={logo} alt={logo.alt || site.name} />
          {badge && <Mark picture={badge} />}
        </Link>
        <Navigation {...props} />
        <button type="button" className={classes.menu} popoverTarget="menu" aria-label={labels.menu} />
        <Sheet {...props} />
      </div>
      <div
        className={classes.progress}
        style={site.backToTop && ({ '--after': `${site.backToTop.afterPx}px` } as CSSProperties)}
        data-scroll-progress
      />
    </header>
  );
}
