import { isActiveEntry, isCurrentPage } from './activeRoute.ts';
import { IconLinks } from './IconLinks.tsx';
import { Languages } from './Languages.tsx';
import { type MenuEntry, MenuLink, MenuList } from './MenuList.tsx';
import { PopoverHead } from './PopoverHead.tsx';
import classes from './Sheet.module.css';
import type { ShellProps } from './shellProps.ts';

/**
 * The menu of small screens, which slides in from the side. Opening, closing and groups are native (`popover`,
 * `details`); the script makes it modal.
 */
export function Sheet(props: ShellProps) {
  const { site, labels, route, home } = props;
  return (
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-labelledby="menu-title"
      className={classes.sheet}
      data-sheet
      data-part="menu"
    >
      <PopoverHead popoverId="menu" titleId="menu-title" title={site.shortName} closeLabel={labels.close} takesFocus />
      <nav aria-label={labels.mainNavigation}>
        <ul>
          {site.navigation.map((entry) => (
            <li key={entry.label}>
              {entry.children && !entry.plainOnPhones ? (
                <MenuGroup entry={entry} route={route} home={home} />
              ) : (
                <MenuLink entry={entry} route={route} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Languages {...props} place="sheet" />
      {site.topBar && <IconLinks items={site.topBar.items} />}
    </div>
  );
}

/** A group that opens and closes; one is open at a time. Its own page is its first link, unless a child leads there. */
function MenuGroup({ entry, route, home }: { entry: MenuEntry; route: string; home: string }) {
  const children = entry.children ?? [];
  const isLinked = children.some((child) => isCurrentPage(child.link, entry.link.href));
  return (
    <details name="menu" open={isActiveEntry(entry, route, home)}>
      <summary>{entry.label}</summary>
      <MenuList entries={isLinked ? children : [{ label: entry.label, link: entry.link }, ...children]} route={route} />
    </details>
  );
}
