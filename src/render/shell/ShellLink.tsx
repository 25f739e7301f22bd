import type { ReactNode } from 'react';
import type { Link } from '#shared/content.ts';
import { linkTarget } from '#ui/linkTarget.ts';

/**
 * A plain link of header, menus and footer. Mantine's would write three classes and an attribute for each of the seventy
 * that stand on every page, and the shell's styles undo them.
 */
export function ShellLink({ link, className, children }: { link: Link; className?: string; children: ReactNode }) {
  return (
    <a {...linkTarget(link)} className={className}>
      {children}
    </a>
  );
}
