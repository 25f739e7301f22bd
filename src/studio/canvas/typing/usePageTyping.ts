import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageFromPage } from '#shared/framedPage.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { useEditing } from '../../editing/Editing.tsx';
import type { EditQueue } from '../../editing/editQueue.ts';
import { OpenText, type OpenTextOptions, parseTypedValue } from '../../editing/openText.ts';
import { trackTypingOnPage } from '../../failures/typedTexts.ts';
import type { FramedPage } from '../../framedPages/framedPage.ts';
import { isUserActive } from '../../framedPages/isUserActive.ts';
import { type OpeningText, openingBySelection, openingOf } from '../openingText.ts';
import { readWantedText, type WantsTyping } from './readWantedText.ts';

export interface LinkTyping {
  /** Address in the field for a link's address; undefined while it is closed. */
  link: string | undefined;
  /** Closes the field; parameters as of the message `link`. */
  setLink: (href: string | undefined, name?: string) => void;
}

interface TypingSession {
  name: string;
  text: OpenText;
  /** Element to which the focus goes back. */
  before: Element | null;
}

interface TypingSources {
  trace: PageTrace | undefined;
  /** Fetches the trace with all that was changed until now. */
  refresh: () => Promise<PageTrace>;
  /** For the history and for screen readers. */
  nameOf: (place: FileLocation) => string;
}

/** Says which texts of a page may be typed into, and saves them as they are typed. */
export function usePageTyping(
  page: FramedPage,
  canvas: RefObject<HTMLElement | null>,
  { trace, refresh, nameOf }: TypingSources,
): LinkTyping {
  const editing = useEditing();
  const [link, setAsked] = useState<string>();
  const sessions = useRef(new Map<number, TypingSession>());
  /** Opening of a text that the page is finding anew. */
  const findAgainFor = useRef<OpeningText>(undefined);

  const begin = async (wanted: WantsTyping) => {
    const { request, place, isAgain } = wanted;
    const opening = findAgainFor.current ?? openingOf(place) ?? openingBySelection();
    findAgainFor.current = undefined;
    const isAsked = isUserActive() && canvas.current?.contains(document.activeElement);
    const { queue } = editing;
    const found = isAsked || opening ? await readWantedText(wanted, { trace, queue, opening }) : undefined;
    if (found === 'other' && !isAgain) {
      findAgainFor.current = opening;
      await editing.flush();
      page.send({ kind: 'trace', trace: await refresh(), isKnown: true });
      return page.send({ kind: 'findAgain', request });
    }
    if (!found || found === 'other') return refuseTyping(page, request, opening);
    const { origin, written, held } = found;
    const { file, pointer } = origin;
    const name = nameOf(origin);
    const text = openText(queue, { place: { file, pointer }, label: name, written }, (message) =>
      page.send({ kind: 'written', request, ...message }),
    );
    sessions.current.get(request)?.text.end();
    const isLeft = opening?.isLeft === true;
    sessions.current.set(request, { name, text, before: isLeft ? document.activeElement : null });
    page.focus();
    page.send({ kind: 'type', request, text: String(written), name, held, isLeft });
  };
  const end = ({ request, hasChanged }: Extract<MessageFromPage, { kind: 'typingEnded' }>) => {
    findAgainFor.current?.end();
    findAgainFor.current = undefined;
    const session = sessions.current.get(request);
    if (!session) return;
    session.text.end();
    sessions.current.delete(request);
    trackTypingOnPage(undefined);
    setAsked(undefined);
    if (session.before instanceof HTMLElement) session.before.focus({ preventScroll: true });
    if (hasChanged) void editing.flush().then(() => page.send({ kind: 'follow' }));
  };
  useTypingMessages(page, sessions, { begin, end, setAsked });

  const setLink = (href: string | undefined, name = '') => {
    page.focus();
    page.send({ kind: 'link', href, name });
    setAsked(undefined);
  };
  return { link, setLink };
}

interface TypingMessages {
  begin: (wanted: WantsTyping) => Promise<void>;
  end: (ended: Extract<MessageFromPage, { kind: 'typingEnded' }>) => void;
  setAsked: (link: string | undefined) => void;
}

/** Listens to what a page says of its typing; what is open when it goes is closed. */
function useTypingMessages(
  page: FramedPage,
  sessions: RefObject<Map<number, TypingSession>>,
  { setAsked, ...handlers }: TypingMessages,
): void {
  const begin = useEffectEvent(handlers.begin);
  const end = useEffectEvent(handlers.end);
  useEffect(() => {
    const open = sessions.current;
    const typed = ({ request, text, seen }: Extract<MessageFromPage, { kind: 'typed' }>) => {
      const session = open.get(request);
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
  }, [page, sessions, setAsked]);
}

const openText = (
  queue: EditQueue,
  { place, label, written }: Pick<OpenTextOptions, 'place' | 'label'> & { written: string | number },
  follow: OpenTextOptions['follow'],
): OpenText =>
  new OpenText({
    ...{ queue, place, label, follow },
    typing: `canvas ${Date.now()}`,
    shown: String(written),
    toSave: (typed) => parseTypedValue(written, typed),
  });

function refuseTyping(page: FramedPage, request: number, opening: OpeningText | undefined): void {
  opening?.end();
  page.send({ kind: 'refuseTyping', request });
}
