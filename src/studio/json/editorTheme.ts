import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (light: string, dark: string) =>
  `light-dark(var(--mantine-color-${light}), var(--mantine-color-${dark}))`;

const jsonHighlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: color('indigo-8', 'indigo-2') },
  { tag: tags.string, color: 'light-dark(#1b6b30, var(--mantine-color-green-3))' },
  { tag: [tags.number, tags.bool, tags.null], color: color('grape-8', 'grape-2') },
]);

const frame = EditorView.theme({
  '&': { height: '100%', fontSize: 'var(--mantine-font-size-sm)', color: 'var(--mantine-color-text)' },
  '&.cm-focused': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: 1.5 },
  '.cm-content': { caretColor: 'var(--mantine-color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': {
    color: 'var(--mantine-color-dimmed)',
    backgroundColor: 'var(--mantine-color-body)',
    borderRight: '1px solid var(--mantine-color-default-border)',
  },
  '.cm-gutter-lint': { width: '0.9em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: 0 },
  '.cm-lint-marker': { width: '0.8em' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--mantine-color-default-hover)' },
  '.cm-chosen': { backgroundColor: color('indigo-0', 'dark-5') },
  '.cm-lineNumbers .cm-chosenGutter': { boxShadow: 'inset 3px 0 var(--mantine-primary-color-filled)' },
  '.cm-tooltip': {
    maxInlineSize: 'min(28rem, 90vw)',
    color: 'var(--mantine-color-text)',
    backgroundColor: 'var(--mantine-color-body)',
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-sm)',
    boxShadow: 'var(--mantine-shadow-md)',
  },
  '.cm-words': { padding: '0.5rem 0.75rem', maxBlockSize: '18rem', overflow: 'auto' },
  '.cm-words p': { margin: '0 0 0.5rem' },
  '.cm-words pre': { margin: 0, whiteSpace: 'pre-wrap', fontSize: 'var(--mantine-font-size-xs)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxBlockSize: '16rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--mantine-color-white)',
    backgroundColor: 'var(--mantine-color-indigo-7)',
  },
  '.cm-completionDetail': { fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem' },
  '.cm-diagnosticAction': {
    color: 'var(--mantine-color-white)',
    backgroundColor: 'var(--mantine-color-indigo-7)',
    borderRadius: 'var(--mantine-radius-sm)',
    padding: '0.125rem 0.5rem',
  },
  '.cm-panels': { color: 'var(--mantine-color-text)', backgroundColor: 'var(--mantine-color-default-hover)' },
  '.cm-foldPlaceholder': { color: 'inherit', backgroundColor: 'var(--mantine-color-default-hover)', border: 0 },
});

export const editorTheme = (isDark: boolean): Extension => [
  frame,
  syntaxHighlighting(jsonHighlighting),
  EditorView.darkTheme.of(isDark),
];
