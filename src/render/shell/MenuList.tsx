import type { Site } from '../site.types.ts';
import { isCurrent } from './activeRoute.ts';
import { ShellLink } from './ShellLink.tsx';

/** An entry of the main navigation. */
export type MenuEntry = Site['navigation'][number];

/** An entry below one of the main navigation. */
export type ChildEntry = NonNullable<MenuEntry['children']>[number];

/** A link of the menu, which knows when it leads to the page that is shown. */
export function MenuLink({ entry, route }: { entry: Pick<MenuEntry, 'label' | 'link'>; route: string }) {
  if (!isCurrent(entry.link, route)) return <ShellLink link={entry.link}>{entry.label}</ShellLink>;
  return (
    <a href={entry.link.href} aria-current="page">
      {entry.label}
    </a>
  );
}

/**
 * Entries and the groups of links below them. Wide and small screens have the same markup, without a class in it:
 * said twice, it costs next to nothing once compressed.
 */
export function MenuList({ entries, route }: { entries: ChildEntry[]; route: string }) {
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
