/*
 * The studio's part inside a page that it frames: everything that needs the page's elements. The dev server adds it to
 * framed pages. Previews only ask it to measure; the canvas edits with it (`canvasSession.ts`).
 */
import { hasOwnScripts, type MessageHandlers, type MessageToPage } from '#shared/framedPage.ts';
import { CanvasSession } from './canvasSession.ts';
import { followWithoutScripts } from './followWithoutScripts.ts';
import { areaOfBlock, sizesOfPictures, waitForWidth } from './measure.ts';
import { reportFailures } from './reportFailures.ts';
import { listenToSourceLinks } from './sourceLinks.ts';
import { connectToStudio, type StudioConnection } from './studioConnection.ts';
import { watchLayout } from './watchLayout.ts';

function start(connection: StudioConnection): void {
  const { send } = connection;
  // A visitor's chat with somebody is not for the studio.
  for (const widget of document.querySelectorAll<HTMLElement>('[data-widget]')) delete widget.dataset.widget;
  let canvas: CanvasSession | undefined;
  reportFailures(send, () => canvas?.typed);
  listenToSourceLinks(send);
  const handlers: MessageHandlers<MessageToPage> = {
    ...createMeasuring(connection),
    edit: (message) => {
      canvas ??= new CanvasSession(send);
      canvas.handlers.edit?.(message);
    },
    release: () => {
      canvas?.end();
      canvas = undefined;
    },
    follow: followNow,
    arrive: (message) => {
      canvas?.handlers.arrive?.(message);
      followNow();
    },
    saved: () => {
      if (!hasOwnScripts(location.search)) void followWithoutScripts();
    },
    open: ({ address }) => location.replace(address),
  };
  connection.listen((message) => {
    const handle = handlers[message.kind] ?? canvas?.handlers[message.kind];
    (handle as ((message: MessageToPage) => void) | undefined)?.(message);
  });
  const address = () => location.pathname + location.search;
  addEventListener('lintel:page', () => send({ kind: 'moved', address: address() }));
  addEventListener('pagehide', () => send({ kind: 'leaving' }));
  // A page from the browser's cache of documents goes on with its scripts.
  addEventListener('pageshow', ({ persisted }) => persisted && send({ kind: 'ready', address: address() }));
  send({ kind: 'ready', address: address() });
}

/** Brings this page up to date without waiting until it hears of a save. */
function followNow(): void {
  if (!hasOwnScripts(location.search)) return void followWithoutScripts();
  // Its scripts may still be loading: they look for this when they start.
  document.documentElement.dataset.follow = '';
  dispatchEvent(new Event('lintel:follow'));
}

const createMeasuring = ({ send }: StudioConnection): MessageHandlers<MessageToPage> => ({
  watchBlock({ at }) {
    const report = () => send({ kind: 'blockArea', area: areaOfBlock(at) });
    watchLayout({ onLayout: report });
    report();
  },
  async measurePictures({ trace, place, width }) {
    await waitForWidth(width);
    send({ kind: 'pictures', width, shown: sizesOfPictures(trace, place) });
  },
});

const studio = connectToStudio();
if (studio) start(studio);
