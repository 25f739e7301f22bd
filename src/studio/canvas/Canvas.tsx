import { Badge } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { Part } from '../frame/Part.tsx';
import type { Opened } from '../selection.ts';
import { besidePage } from './besidePage.ts';
import classes from './Canvas.module.css';
import { useCanvasView } from './canvasView.ts';
import type { LivePage } from './livePage.ts';
import { PageMarks } from './PageMarks.tsx';
import { useLivePage } from './useLivePage.ts';

/** The page itself, and where that is asked for, the same page in another language beside it to read. */
export function Canvas({ opened }: { opened: Opened }) {
  const [{ isBeside }] = useCanvasView();
  const other = isBeside && opened.page ? besidePage(opened.page) : undefined;
  if (!other) return <PageCanvas opened={opened} />;
  return (
    <div className={classes.pair}>
      <iframe
        className={classes.beside}
        title={`The page in ${other.name}`}
        src={addressOf({ ...opened, path: other.route })}
      />
      <PageCanvas opened={opened} />
    </div>
  );
}

/** The page as the dev server shows it; what one clicks there is selected, and can be typed into. */
function PageCanvas({ opened }: { opened: Opened }) {
  const [view] = useCanvasView();
  const { ref, width: room, height } = useElementSize<HTMLElement>();
  const canvas = useRef<HTMLElement>(null);
  const sized = useMergedRef(ref, canvas);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useLivePage(frame, view.hasScripts);
  const width = view.width === 'free' ? room : view.width;
  const scale = width > room ? room / width : 1;
  useAddress(frame, addressOf(opened), view.hasScripts);
  useWhereItLeads(page, opened, view.isTrying);
  return (
    <main
      ref={sized}
      className={classes.canvas}
      aria-label="The page"
      aria-busy={page === undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from block to block here
      tabIndex={0}
    >
      <div className={classes.stage} style={{ left: (room - width * scale) / 2, width: width * scale }}>
        <iframe
          key={String(view.hasScripts)}
          ref={frame}
          className={classes.page}
          title={`The page ${opened.path}`}
          style={{ width, height: height / scale, transform: scale < 1 ? `scale(${scale})` : undefined }}
          {...(!view.hasScripts && { sandbox: 'allow-same-origin' })}
        />
        {page && (
          <div className={classes.marks}>
            <Part what="Editing on the page">
              <PageMarks key={page.number} page={page} opened={opened} scale={scale} view={view} canvas={canvas} />
            </Part>
          </div>
        )}
      </div>
      {scale < 1 && (
        <Badge className={classes.scale} color="dark" size="sm" tt="none">
          {width} px, at {Math.round(scale * 100)} %
        </Badge>
      )}
    </main>
  );
}

/** Address of the page on the dev server, at the moment that is shown. */
function addressOf({ path, view }: Pick<Opened, 'path' | 'view'>): string {
  const parameters = Object.entries({ at: view.at, drafts: view.drafts }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`],
  );
  return path + (parameters.length ? `?${parameters.join('&')}` : '');
}

/** Has the frame show an address, with no step of its own in the history of the browser. */
function useAddress(frame: RefObject<HTMLIFrameElement | null>, address: string, hasScripts: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with or without scripts it is another frame
  useEffect(() => {
    const window = frame.current?.contentWindow;
    // It may have gone there by itself.
    if (window && addressIn(window) !== address) window.location.replace(address);
  }, [frame, address, hasScripts]);
}

/** What a frame shows; undefined while it is another site, which does not say. */
function addressIn({ location }: Window): string | undefined {
  try {
    return location.pathname + location.search;
  } catch {
    return undefined;
  }
}

/** While somebody tries a page, the studio goes with it where its links lead. */
function useWhereItLeads(page: LivePage | undefined, { path, open }: Opened, isTrying: boolean): void {
  const follow = useRef(() => {});
  follow.current = () => {
    const now = page && addressIn(page.window)?.replace(/\?.*/s, '');
    if (isTrying && now !== undefined && now !== path) open(now);
  };
  useEffect(() => {
    const look = () => follow.current();
    look();
    const ends = new AbortController();
    page?.window.addEventListener('lintel:page', look, { signal: ends.signal });
    return () => ends.abort();
  }, [page]);
}
