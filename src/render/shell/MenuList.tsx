import type { Site } from '../site.types.ts';
import { isCurrentPage } from './activeRoute.ts';
import { ShellLink } from './ShellLink.tsx';

export type MenuEntry = Site['navigation'][number];

export type SubmenuEntry = NonNullable<MenuEntry['children']>[number];

/** A link of the menu, marked if it leads to the current page. */
export function MenuLink({ entry, route }: { entry: Pick<MenuEntry, 'label' | 'link'>; route: string }) {
  if (!isCurrentPage(entry.link, route)) return <ShellLink link={entry.link}>{entry.label}</ShellLink>;
  return (
    <a href={entry.link.href} aria-current="page">
      {entry.label}
    </a>
  );
}

/**
 * Entries and the groups of links below them. Wide and small screens have the same markup without classes: compressed,
 * the second copy is almost free.
 */
export function MenuList({ entries, route }: { entries: SubmenuEntry[]; route: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} route={route} />
          {entry.groups?.map((group) => (
            <div key={group.label}>
              {group.label}
              <MenuList entries={group.children} route={route} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
