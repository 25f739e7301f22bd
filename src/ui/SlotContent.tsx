import type { Slot } from '#shared/content.ts';

/**
 * The blocks inside a container. At build their HTML is written here; in the browser React leaves what it finds
 * alone, because each of those blocks is static or an island of its own. A container must therefore leave its slots
 * mounted: hide a closed panel, never remove it.
 */
export function SlotContent({ slot }: { slot: Slot }) {
  return <div data-slot={slot.slot} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: slot.html ?? '' }} />;
}
