import { type HotkeyItem, useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { keysOf, type Shortcut, shortcuts } from './shortcuts.ts';

const shortcutsInFields: readonly Shortcut[] = [
  'palette',
  'save',
  'pages',
  'outline',
  'canvas',
  'properties',
  'next-part',
  'previous-part',
];

/** Shortcuts that belong to a field as soon as something is typed into it: until then it has nothing to undo. */
const shortcutsInUntouchedFields: readonly Shortcut[] = ['undo', 'redo'];

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Runs the shortcuts of the studio. What is typed into a text, or over an open dialog, is none. */
export function useStudioHotkeys(handlers: Partial<Record<Shortcut, () => void>>): void {
  const touched = useRef<EventTarget>(undefined);
  useWindowEvent('input', ({ target }) => {
    touched.current = target ?? undefined;
  });
  useWindowEvent('focusin', () => {
    touched.current = undefined;
  });
  const hotkeysOf = (names: readonly Shortcut[], isAllowed: (event: KeyboardEvent) => boolean) =>
    names.flatMap((name): HotkeyItem[] => {
      const run = handlers[name];
      if (!run) return [];
      const handle = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !isAllowed(event)) return;
        event.preventDefault();
        run();
      };
      return keysOf(name).map((keys) => [keys, handle, { preventDefault: false }]);
    });
  const others = (Object.keys(shortcuts) as Shortcut[]).filter(
    (name) => !shortcutsInFields.includes(name) && !shortcutsInUntouchedFields.includes(name),
  );
  useHotkeys(hotkeysOf(others, isOutsideOfDialogs));
  useHotkeys(
    hotkeysOf(shortcutsInFields, () => true),
    [],
    true,
  );
  const isUntouched = (event: KeyboardEvent) =>
    isOutsideOfDialogs(event) && !(touched.current === event.target && isField(event.target));
  useHotkeys(hotkeysOf(shortcutsInUntouchedFields, isUntouched), [], true);
}

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(fields);

const isOutsideOfDialogs = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest('[role=dialog], dialog'));
