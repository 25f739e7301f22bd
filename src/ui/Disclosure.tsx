import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** It begins open. */
  open: boolean;
  /** Of those with the same name one is open at a time. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/**
 * What opens and closes below its title. The browser's `details` instead of Mantine's accordion: it works without
 * scripts, for a search on the page and for a link into what is closed.
 */
export function Disclosure({ title, open, name, className, children }: DisclosureProps) {
  return (
    <details className={className ? `surface bordered ${className}` : 'surface bordered'} name={name} open={open}>
      <summary className={classes.toggle}>{title}</summary>
      {children}
    </details>
  );
}
