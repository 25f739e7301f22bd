import type { ReactNode } from 'react';
import type { Link } from '#shared/content.ts';
import { linkAttributes } from '#ui/linkAttributes.ts';

/**
 * A plain link of header, menus and footer. Mantine's link would write three classes and an attribute for each of the
 * seventy on every page, and the shell's styles would undo them.
 */
export function ShellLink({ link, className, children }: { link: Link; className?: string; children: ReactNode }) {
  return (
    <a {...linkAttributes(link)} className={className}>
      {children}
    </a>
  );
}
