import type { EditorView } from '@tiptap/pm/view';
import { Editor, type JSONContent } from '@tiptap/react';
import type {} from '@tiptap/starter-kit';
import { toEditorContent } from '#markdown/markdownText.ts';
import { type MarkupKind, textExtensions } from '#markdown/textExtensions.ts';

// Node 20 has none, and shortcuts read the platform from it.
globalThis.navigator ??= { platform: '', userAgent: '' } as Navigator;

/** An editor of texts without a page: keys have the effects that the editor implements. */
export class TypedText {
  readonly #editor: Editor;

  /** @param text initial text, with the caret at its end */
  constructor(markup: MarkupKind, text = '') {
    const content = toEditorContent(text, markup);
    this.#editor = new Editor({ element: null, extensions: textExtensions(markup), content });
    const { state, extensionManager } = this.#editor;
    this.#editor.view.updateState(state.reconfigure({ plugins: extensionManager.plugins }));
    this.#editor.commands.setTextSelection(state.doc.content.size);
  }

  get content(): JSONContent {
    return this.#editor.getJSON();
  }

  /** Types characters one by one, or presses a named key: `Enter`, `Shift-Enter`, `Backspace`, `Mod-b` … */
  press(key: string): void {
    if (/^(?:Shift|Mod)-|^(?:Enter|Backspace|Delete|Tab)$/.test(key)) this.#pressKey(key);
    else for (const character of key) this.#type(character);
  }

  run(command: 'toggleOrderedList' | 'toggleBulletList' | 'toggleBold' | 'toggleItalic' | 'selectAll'): void {
    this.#editor.chain()[command]().run();
  }

  #type(text: string): void {
    const { from, to } = this.#editor.state.selection;
    const isTaken = this.#editor.state.plugins.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, this.#view, from, to, text, () => this.#editor.state.tr),
    );
    if (!isTaken) this.#editor.view.dispatch(this.#editor.state.tr.insertText(text, from, to));
  }

  #pressKey(name: string): void {
    const parts = name.split('-');
    const [shiftKey, ctrlKey] = [parts.includes('Shift'), parts.includes('Mod')];
    const event = { key: parts.at(-1), shiftKey, ctrlKey, altKey: false, metaKey: false, preventDefault: () => {} };
    this.#editor.state.plugins.some((plugin) =>
      plugin.props.handleKeyDown?.call(plugin, this.#view, event as unknown as KeyboardEvent),
    );
  }

  /** The part of a view that key handlers need. */
  get #view(): EditorView {
    const { editor, view } = { editor: this.#editor, view: this.#editor.view };
    return {
      get state() {
        return editor.state;
      },
      dispatch: view.dispatch,
      composing: false,
      endOfTextblock: (direction: string) => {
        const { $head, empty } = editor.state.selection;
        const end = direction === 'backward' ? 0 : $head.parent.content.size;
        return empty && $head.parentOffset === end;
      },
    } as unknown as EditorView;
  }
}
