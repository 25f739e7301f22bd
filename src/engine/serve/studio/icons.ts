import { iconBody, iconNames } from '#engine/content/icons.ts';
import type { IconMarkup } from '#shared/studio.ts';

let cachedIcons: IconMarkup | undefined;

export function allIcons(): IconMarkup {
  cachedIcons ??= Object.fromEntries(iconNames().map((name) => [name, iconBody(name) ?? '']));
  return cachedIcons;
}
