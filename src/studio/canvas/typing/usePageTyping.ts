import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageFromPage } from '#shared/framedPage.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { trackTypingOnPage } from '../../failures/typedTexts.ts';
import type { FramedPage } from '../../framedPages/framedPage.ts';
import { isUserActive } from '../../framedPages/isUserActive.ts';
import { ensureFile } from '../../queries.ts';
import { createTypingWriter, parseTypedValue } from './typingWriter.ts';

export interface LinkTyping {
  /** Address in the field for a link's address; undefined while it is closed. */
  link: string | undefined;
  /** Closes the field; parameters as of the message `link`. */
  setLink: (href: string | undefined, name?: string) => void;
}

interface TypingSession {
  name: string;
  write: (text: string) => void;
}

interface TypingSources {
  trace: PageTrace | undefined;
  /** For the history and for screen readers. */
  nameOf: (place: FileLocation) => string;
}

/** Says which texts of a page may be typed into, and saves them as they are typed. */
export function usePageTyping(
  page: FramedPage,
  canvas: RefObject<HTMLElement | null>,
  { trace, nameOf }: TypingSources,
): LinkTyping {
  const editing = useEditing();
  const [link, setAsked] = useState<string>();
  const sessions = useRef(new Map<number, TypingSession>());

  const begin = useEffectEvent(async ({ request, place, shown }: Extract<MessageFromPage, { kind: 'wantsTyping' }>) => {
    // Whatever the page asks for: only what it shows is typed into, and only by the user.
    const origin = trace?.origins.find(
      ({ file, pointer, shownAs }) =>
        file === place.file && pointer === place.pointer && (shownAs === 'text' || shownAs === 'markdown'),
    );
    if (!origin || !isUserActive() || !canvas.current?.contains(document.activeElement)) return;
    const { file, pointer } = origin;
    await ensureFile(file);
    const written = valueAt(editing.queue.json(file), pointer) ?? (origin.isDefault && shown);
    if (typeof written !== 'string' && typeof written !== 'number') return;
    const name = nameOf(origin);
    const write = createTypingWriter(
      editing,
      { file, pointer },
      {
        toSave: (text) => parseTypedValue(written, text),
        label: name,
        stop: () => page.send({ kind: 'finishTyping' }),
      },
    );
    sessions.current.set(request, { name, write });
    page.focus();
    page.send({ kind: 'type', request, text: String(written), name });
  });
  const end = useEffectEvent(({ request, hasChanged }: Extract<MessageFromPage, { kind: 'typingEnded' }>) => {
    if (!sessions.current.delete(request)) return;
    trackTypingOnPage(undefined);
    setAsked(undefined);
    if (hasChanged) void editing.flush().then(() => page.send({ kind: 'follow' }));
  });
  useEffect(() => {
    const typed = ({ request, text }: Extract<MessageFromPage, { kind: 'typed' }>) => {
      const session = sessions.current.get(request);
      if (!session) return;
      trackTypingOnPage({ name: session.name, text });
      session.write(text);
    };
    const stops = [
      page.on('wantsTyping', (message) => void begin(message)),
      page.on('typed', typed),
      page.on('typingEnded', (message) => end(message)),
      page.on('wantsLink', ({ href }) => setAsked(href)),
    ];
    return () => {
      for (const stop of stops) stop();
      trackTypingOnPage(undefined);
    };
  }, [page]);

  const setLink = (href: string | undefined, name = '') => {
    page.focus();
    page.send({ kind: 'link', href, name });
    setAsked(undefined);
  };
  return { link, setLink };
}
