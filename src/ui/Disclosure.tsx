import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** True if it is open at first. */
  open: boolean;
  /** Group name: one disclosure of a group is open at a time. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Content that opens and closes below its title. The browser's `details` replaces Mantine's accordion: it works without
 * scripts, for a search on the page and for a link to something inside it.
 */
export function Disclosure({ title, open, name, className, children }: DisclosureProps) {
  return (
    <details className={className ? `surface bordered ${className}` : 'surface bordered'} name={name} open={open}>
      <summary className={classes.toggle}>{title}</summary>
      {children}
    </details>
  );
}
