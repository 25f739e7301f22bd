/** Keys as in Mantine's `useHotkeys`; `also` are others for the same, which people know from elsewhere. */
export const shortcuts = {
  palette: { keys: 'mod+K', about: 'Find a page, a text or a command' },
  undo: { keys: 'mod+Z', about: 'Undo the last change, whichever file it was in' },
  redo: { keys: 'mod+shift+Z', also: 'mod+Y', about: 'Do again what was undone' },
  save: { keys: 'mod+S', about: 'Save at once; everything is saved by itself, too' },
  'panel-left': { keys: 'mod+B', about: 'Show or hide pages and outline' },
  'panel-right': { keys: 'mod+I', about: 'Show or hide the properties' },
  pages: { keys: 'alt+1', about: 'Go to the pages' },
  outline: { keys: 'alt+2', about: 'Go to the outline of the page' },
  canvas: { keys: 'alt+3', about: 'Go to the page itself' },
  properties: { keys: 'alt+4', about: 'Go to the properties of what is selected' },
  'next-part': { keys: 'F6', about: 'Go on to the next part: search, outline, page, properties' },
  'previous-part': { keys: 'shift+F6', about: 'Go back to the part before' },
  'new-page': { keys: 'alt+N', about: 'Write a new page, beside the one that is open' },
  insert: { keys: '/', about: 'Insert a block behind the one that is selected' },
  'block-up': { keys: 'alt+ArrowUp', about: 'Move the block up, also out of what it stands in' },
  'block-down': { keys: 'alt+ArrowDown', about: 'Move the block down, also out of what it stands in' },
  'block-in': { keys: 'alt+ArrowRight', about: 'Move the block into the one in front of it' },
  duplicate: { keys: 'mod+D', about: 'Duplicate the block' },
  remove: { keys: 'Delete', about: 'Remove the block' },
  keys: { keys: '?', about: 'Show these shortcuts' },
} as const;

export type Shortcut = keyof typeof shortcuts;

/** All keys of a shortcut. */
export const keysOf = (name: Shortcut): string[] => {
  const { keys, also }: { keys: string; also?: string } = shortcuts[name];
  return also === undefined ? [keys] : [keys, also];
};

/** Keys of all shortcuts. */
export const allShortcutKeys: string[] = (Object.keys(shortcuts) as Shortcut[]).flatMap(keysOf);

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Formats a shortcut as on the keyboard: `Ctrl+Shift+Z`. */
export const formatShortcut = (name: Shortcut): string => formatKeys(shortcuts[name].keys);

/** Formats keys as in Mantine's `useHotkeys` as on the keyboard. */
export function formatKeys(keys: string): string {
  const names: Record<string, string> = {
    mod: isApple ? '⌘' : 'Ctrl',
    shift: isApple ? '⇧' : 'Shift',
    alt: isApple ? '⌥' : 'Alt',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowRight: '→',
    Delete: 'Del',
  };
  return keys
    .split('+')
    .map((key) => names[key] ?? key)
    .join(isApple ? '' : '+');
}
