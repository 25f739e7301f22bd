import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);

/** The set is 2 MB of JSON: it is read when the first icon is asked for. */
const iconSet = () => require('@iconify-json/tabler/icons.json') as IconSet;

/** The inside of an icon's `<svg viewBox="0 0 24 24">`; undefined when there is no icon of this name. */
export function iconBody(name: string): string | undefined {
  const { icons, aliases = {} } = iconSet();
  const own = (Object.hasOwn(aliases, name) && aliases[name]?.parent) || name;
  return Object.hasOwn(icons, own) ? icons[own]?.body : undefined;
}

/** Names of the icons that one may choose, without those that the set has retired. */
export function iconNames(): string[] {
  return Object.entries(iconSet().icons)
    .filter(([, icon]) => !icon.hidden)
    .map(([name]) => name);
}
