import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);

/** Loads 2 MB of JSON; called only when an icon is needed. */
const iconSet = () => require('@iconify-json/tabler/icons.json') as IconSet;

/** Content of an icon's `<svg viewBox="0 0 24 24">`; undefined if there is no icon of this name. */
export function iconBody(name: string): string | undefined {
  const { icons, aliases = {} } = iconSet();
  const resolvedName = (Object.hasOwn(aliases, name) && aliases[name]?.parent) || name;
  return Object.hasOwn(icons, resolvedName) ? icons[resolvedName]?.body : undefined;
}

/** Names of all icons that can be chosen, without deprecated ones. */
export function iconNames(): string[] {
  return Object.entries(iconSet().icons)
    .filter(([, icon]) => !icon.hidden)
    .map(([name]) => name);
}
