import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageFromPage } from '#shared/framedPage.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { useEditing } from '../../editing/Editing.tsx';
import { OpenText, parseTypedValue } from '../../editing/openText.ts';
import { trackTypingOnPage } from '../../failures/typedTexts.ts';
import type { FramedPage } from '../../framedPages/framedPage.ts';
import { isUserActive } from '../../framedPages/isUserActive.ts';
import { ensureFile } from '../../queries.ts';

export interface LinkTyping {
  /** Address in the field for a link's address; undefined while it is closed. */
  link: string | undefined;
  /** Closes the field; parameters as of the message `link`. */
  setLink: (href: string | undefined, name?: string) => void;
}

interface TypingSession {
  name: string;
  text: OpenText;
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
    const text = new OpenText({
      queue: editing.queue,
      place: { file, pointer },
      label: name,
      typing: `canvas ${Date.now()}`,
      shown: String(written),
      toSave: (typed) => parseTypedValue(written, typed),
      follow: (message) => page.send({ kind: 'written', request, ...message }),
    });
    sessions.current.get(request)?.text.end();
    sessions.current.set(request, { name, text });
    page.focus();
    page.send({ kind: 'type', request, text: String(written), name });
  });
  const end = useEffectEvent(({ request, hasChanged }: Extract<MessageFromPage, { kind: 'typingEnded' }>) => {
    const session = sessions.current.get(request);
    if (!session) return;
    session.text.end();
    sessions.current.delete(request);
    trackTypingOnPage(undefined);
    setAsked(undefined);
    if (hasChanged) void editing.flush().then(() => page.send({ kind: 'follow' }));
  });
  useEffect(() => {
    const open = sessions.current;
    const typed = ({ request, text, seen }: Extract<MessageFromPage, { kind: 'typed' }>) => {
      const session = sessions.current.get(request);
      if (!session) return;
      trackTypingOnPage({ name: session.name, text });
      session.text.type({ text, seen });
    };
    const stops = [
      page.on('wantsTyping', (message) => void begin(message)),
      page.on('typed', typed),
      page.on('typingEnded', (message) => end(message)),
      page.on('wantsLink', ({ href }) => setAsked(href)),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const { text } of open.values()) text.end();
      open.clear();
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
