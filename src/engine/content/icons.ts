import { createRequire } from 'node:module';
import { ownIcons } from './ownIcons.ts';

interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);

/** Loads 2 MB of JSON; called only when an icon is needed. */
const iconSet = () => require('@iconify-json/tabler/icons.json') as IconSet;

/**
 * Content of an icon's `<svg viewBox="0 0 24 24">`: one of the site, else of Tabler. Undefined if there is no icon of this
 * name, or if that of the site cannot be used.
 */
export function iconBody(name: string): string | undefined {
  const own = ownIcons().get(name);
  if (own) return 'body' in own ? own.body : undefined;
  return tablerBody(name);
}

function tablerBody(name: string): string | undefined {
  const { icons, aliases = {} } = iconSet();
  const resolvedName = (Object.hasOwn(aliases, name) && aliases[name]?.parent) || name;
  return Object.hasOwn(icons, resolvedName) ? icons[resolvedName]?.body : undefined;
}

/** True for an icon of the site that has the name of one of Tabler, and takes its place. */
export const takesPlaceOfIcon = (name: string): boolean => ownIcons().has(name) && tablerBody(name) !== undefined;

/** True for a name of which nothing is to be said. */
export const isPlainIcon = (name: string): boolean => iconBody(name) !== undefined && !takesPlaceOfIcon(name);

/** Names of all icons that can be chosen, those of the site first, without deprecated ones. */
export function iconNames(): string[] {
  const own = [...ownIcons()].flatMap(([name, icon]) => ('body' in icon ? name : []));
  const others = Object.entries(iconSet().icons).flatMap(([name, icon]) =>
    icon.hidden || own.includes(name) ? [] : name,
  );
  return [...own, ...others];
}
