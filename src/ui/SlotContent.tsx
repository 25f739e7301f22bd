import type { Slot } from '#shared/content.ts';

/**
 * The blocks inside a container. The build writes their HTML here. In the browser React leaves that HTML alone, because
 * each of those blocks is static or an island. A container must therefore keep its slots mounted: hide a closed panel,
 * never remove it.
 */
export function SlotContent({ slot }: { slot: Slot }) {
  return <div data-slot={slot.slot} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: slot.html ?? '' }} />;
}
