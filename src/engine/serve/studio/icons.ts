import { iconBody, iconNames } from '#engine/content/icons.ts';
import type { IconSet } from '#shared/studio.ts';

let icons: IconSet | undefined;

/** Every icon that one may choose. */
export function allIcons(): IconSet {
  icons ??= Object.fromEntries(iconNames().map((name) => [name, iconBody(name) ?? '']));
  return icons;
}
