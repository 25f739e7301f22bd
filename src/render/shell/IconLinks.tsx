import type { IconShape, Link as LinkShape } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';

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
          <Link link={link}>
            <Icon shape={icon} />
            {isIconOnly ? <span className="visually-hidden">{label}</span> : label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
