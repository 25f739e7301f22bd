import { expect, test } from 'vitest';
import { type HeldKeyEvent, HeldKeys } from './heldKeys.ts';

const press = (held: HeldKeys, key: string, modifiers: Partial<HeldKeyEvent> = {}) =>
  held.press({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('letters and the keys of a text are held in their order, and those that move a caret do nothing', () => {
  const held = new HeldKeys();
  for (const key of ['/', 'ü', '👋', '?', 'ArrowLeft', 'Backspace', 'Delete', 'Tab', 'Enter', 'Escape'])
    expect(press(held, key)).toBe(true);
  held.paste('two\nlines');
  expect(press(held, 'b')).toBe(true);
  held.addBefore([{ text: 'a', shiftKey: false }]);
  expect(held.isEmpty).toBe(false);
  expect(held.take().map(({ text, key }) => text ?? key)).toEqual([
    ...['a', '/ü👋?', 'Backspace', 'Delete', 'Tab', 'Enter', 'Escape', 'two\nlines', 'b'],
  ]);
  expect(held.isEmpty).toBe(true);
});

test('shortcuts, keys with a function and modifiers alone are not for a text', () => {
  const held = new HeldKeys();
  expect(press(held, 'z', { ctrlKey: true })).toBe(false);
  expect(press(held, 'k', { metaKey: true })).toBe(false);
  expect(press(held, 'n', { altKey: true })).toBe(false);
  expect(press(held, 'ArrowUp', { altKey: true })).toBe(false);
  for (const key of ['F6', 'Shift', 'Control', 'Process', 'Dead']) expect(press(held, key)).toBe(false);
  expect(held.isEmpty).toBe(true);
});

test('letters that are written with AltGr or Option are letters', () => {
  const held = new HeldKeys();
  const withAltGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
  expect(press(held, '@', withAltGr)).toBe(true);
  expect(press(held, 'ø', { altKey: true })).toBe(true);
  expect(held.take().map(({ text }) => text)).toEqual(['@ø']);
});
