import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import type { MarkupKind } from '../textExtensions.ts';
import { isHttp } from './addresses.ts';
import { type PastedContents, readClipboard } from './clipboard.ts';
import { fitIntoText } from './fitIntoText.ts';
import { readPasted } from './readPasted.ts';

/** Called when something was pasted into a text that has taken only a part of it. */
export type OnPartlyPasted = (contents: PastedContents) => void;

/** Pasting into a text with markup, from whatever program. What editors copied themselves is pasted as it is. */
export const pasteExtension = (markup: MarkupKind, onPartlyPasted: OnPartlyPasted): Extension =>
  Extension.create({
    name: 'pasteFromElsewhere',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const contents = event.clipboardData && readClipboard(event.clipboardData);
            return !!contents && paste(view, contents, markup, onPartlyPasted);
          },
        },
      }),
    ],
  });

function paste(view: EditorView, contents: PastedContents, markup: MarkupKind, onPartlyPasted: OnPartlyPasted) {
  if (contents.html.includes('data-pm-slice')) return false;
  const { state } = view;
  const address = contents.text.trim();
  if (!state.selection.empty && isHttp(address) && !/\s/.test(address)) {
    const link = state.schema.marks.link?.create({ href: address });
    if (link) view.dispatch(state.tr.addMark(state.selection.from, state.selection.to, link).scrollIntoView());
    return true;
  }
  const { content, lost } = fitIntoText(readPasted(contents), markup);
  if (content.length > 0) {
    const fragment = Fragment.fromJSON(state.schema, content);
    const slice = markup === 'flow' ? Slice.maxOpen(fragment) : new Slice(fragment, 0, 0);
    view.dispatch(state.tr.replaceSelection(slice).setMeta('paste', true).scrollIntoView());
  }
  if (lost.length > 0 || (content.length === 0 && contents.files.length > 0)) onPartlyPasted(contents);
  return true;
}
