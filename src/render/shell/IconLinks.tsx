import type { IconShape, Link as LinkShape } from '#shared/content.ts';
import { Icon } from '#ui/Icon.tsx';
import { ShellLink } from './ShellLink.tsx';

interface IconLinksProps {
  items: { label: string; link: LinkShape; icon: IconShape }[];
  /** The label is there for those who do not see the icon. */
  isIconOnly?: boolean;
}

/** A list of links that begin with an icon, or are one. Its looks belong to the place where it stands. */
export function IconLinks({ items, isIconOnly = false }: IconLinksProps) {
  return (
    <ul>
      {items.map(({ label, link, icon }) => (
        <li key={label}>
          <ShellLink link={link}>
            <Icon shape={icon} />
            {isIconOnly ? <span className="visually-hidden">{label}</span> : label}
          </ShellLink>
        </li>
      ))}
    </ul>
  );
}
