import type { IconShape, Link as LinkShape } from '#shared/content.ts';
import { Icon } from '#ui/Icon.tsx';
import { ShellLink } from './ShellLink.tsx';

interface IconLinksProps {
  items: { label: string; link: LinkShape; icon: IconShape }[];
  /** True if the label is for screen readers only. */
  isIconOnly?: boolean;
}

/** A list of links that begin with an icon, or consist of one. Its look is styled by its container. */
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
