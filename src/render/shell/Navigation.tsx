import { isActiveEntry } from './activeRoute.ts';
import { type MenuEntry, MenuLink, MenuList } from './MenuList.tsx';
import classes from './Navigation.module.css';
import type { ShellProps } from './shellProps.ts';

/** The menu of wide screens: a row of links. Entries with children open a panel on hover or with a button. */
export function Navigation({ site, labels, route, home }: ShellProps) {
  return (
    <nav className={classes.nav} aria-label={labels.mainNavigation} data-navigation data-part="navigation">
      <ul>
        {site.navigation.map((entry) => (
          <li key={entry.label} data-active={isActiveEntry(entry, route, home) ? '' : undefined}>
            <MenuLink entry={entry} route={route} />
            {entry.children && (
              <SubmenuPanel entry={entry} route={route} buttonLabel={labels.submenu.replace('{name}', entry.label)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubmenuPanel({ entry, route, buttonLabel }: { entry: MenuEntry; route: string; buttonLabel: string }) {
  const children = entry.children ?? [];
  const isWide = children.some((child) => child.groups);
  return (
    <>
      <button type="button" aria-expanded="false" aria-label={buttonLabel} />
      <div className={isWide ? `${classes.panel} ${classes.wide}` : classes.panel} data-part="submenu">
        <MenuList entries={children} route={route} />
      </div>
    </>
  );
}
