import classes from './ContactBar.module.css';
import { IconLinks } from './IconLinks.tsx';
import type { ShellProps } from './shellProps.ts';

/** Links at the lower edge of small screens, which stay in view. */
export function ContactBar({ site }: ShellProps) {
  const { contactBar } = site;
  if (!contactBar) return null;
  return (
    <nav className={classes.bar} aria-label={contactBar.label} data-tone="dark" data-part="contact-bar">
      <IconLinks items={contactBar.items} />
    </nav>
  );
}
