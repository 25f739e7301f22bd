import type { ReactNode } from 'react';
import type { Link } from '#shared/content.ts';

/**
 * A plain link of header, menus and footer. Mantine's would write three classes and an attribute for each of the seventy
 * that stand on every page, and the shell's styles undo them.
 */
export function ShellLink({ link, className, children }: { link: Link; className?: string; children: ReactNode }) {
  return (
    <a href={link.href} className={className} target={link.newTab && '_blank'} rel={link.newTab && 'noopener'}>
      {children}
    </a>
  );
}
