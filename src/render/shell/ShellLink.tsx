import type { ReactNode } from 'react';
import type { Link } from '#shared/content.ts';
import { linkAttributes } from '#ui/linkAttributes.ts';

interface ShellLinkProps {
  link: Link;
  className?: string;
  /** Name by which a site's own styles find it. */
  part?: string;
  children: ReactNode;
}

/**
 * A plain link of header, menus and footer. Mantine's link would write three classes and an attribute for each of the
 * seventy on every page, and the shell's styles would undo them.
 */
export function ShellLink({ link, className, part, children }: ShellLinkProps) {
  return (
    <a {...linkAttributes(link)} className={className} data-part={part}>
      {children}
    </a>
  );
}
