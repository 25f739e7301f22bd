import { Badge } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatQuery } from '../api.ts';
import { PartBoundary } from '../frame/PartBoundary.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Canvas.module.css';
import { CanvasPage } from './canvasPage.ts';
import { otherLanguagePageOf } from './otherLanguagePage.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { useCanvasView } from './useCanvasView.ts';
import { watchFrameDocument } from './watchFrameDocument.ts';

/** The page; if requested, the same page in another language beside it for reading. */
export function Canvas({ opened }: { opened: StudioNavigation }) {
  const [{ isBeside }] = useCanvasView();
  const other = isBeside && opened.page ? otherLanguagePageOf(opened.page) : undefined;
  if (!other) return <PageCanvas opened={opened} />;
  return (
    <div className={classes.pair}>
      <iframe
        className={classes.beside}
        title={`The page in ${other.name}`}
        src={previewAddressOf({ ...opened, path: other.route })}
      />
      <PageCanvas opened={opened} />
    </div>
  );
}

function PageCanvas({ opened }: { opened: StudioNavigation }) {
  const [view] = useCanvasView();
  const { ref, width: availableWidth, height } = useElementSize<HTMLElement>();
  const canvas = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(ref, canvas);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useCanvasPage(frame, view.hasScripts);
  const width = view.width === 'free' ? availableWidth : view.width;
  const scale = width > availableWidth ? availableWidth / width : 1;
  useFrameAddress(frame, previewAddressOf(opened), view.hasScripts);
  useNavigationSync(page, opened, view.isTrying);
  return (
    <main
      ref={mergedRef}
      className={classes.canvas}
      aria-label="The page"
      aria-busy={page === undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from block to block here
      tabIndex={0}
    >
      <div className={classes.stage} style={{ left: (availableWidth - width * scale) / 2, width: width * scale }}>
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
            <PartBoundary what="Editing on the page">
              <PageOverlay key={page.id} page={page} opened={opened} scale={scale} view={view} canvas={canvas} />
            </PartBoundary>
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

function previewAddressOf({ path, view }: Pick<StudioNavigation, 'path' | 'view'>): string {
  return path + formatQuery({ at: view.at, drafts: view.drafts }).replaceAll('%3A', ':');
}

/** The page that a frame shows; undefined while another one is loading. */
function useCanvasPage(frame: RefObject<HTMLIFrameElement | null>, hasScripts: boolean): CanvasPage | undefined {
  const [page, setPage] = useState<CanvasPage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `hasScripts` creates a new frame
  useEffect(() => {
    let last: CanvasPage | undefined;
    const replacePage = (next: CanvasPage | undefined) => {
      last?.dispose();
      last = next;
      setPage(next);
    };
    const stop =
      frame.current && watchFrameDocument(frame.current, (document) => replacePage(new CanvasPage(document)));
    return () => {
      stop?.();
      replacePage(undefined);
    };
  }, [frame, hasScripts]);
  return page;
}

/** Makes the frame show an address without a new entry in the browser's history. */
function useFrameAddress(frame: RefObject<HTMLIFrameElement | null>, address: string, hasScripts: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `hasScripts` creates a new frame
  useEffect(() => {
    const window = frame.current?.contentWindow;
    // The frame may have gone there by itself.
    if (window && readFrameAddress(window) !== address) window.location.replace(address);
  }, [frame, address, hasScripts]);
}

/** Undefined for another site, whose address cannot be read. */
function readFrameAddress({ location }: Window): string | undefined {
  try {
    return location.pathname + location.search;
  } catch {
    return undefined;
  }
}

/** Opens in the studio the page to which a link leads in trial mode. */
function useNavigationSync(page: CanvasPage | undefined, { path, open }: StudioNavigation, isTrying: boolean): void {
  const follow = useEffectEvent(() => {
    const framePath = page && readFrameAddress(page.window)?.replace(/\?.*/s, '');
    if (isTrying && framePath !== undefined && framePath !== path) open(framePath);
  });
  useEffect(() => {
    follow();
    page?.window.addEventListener('lintel:page', follow);
    return () => page?.window.removeEventListener('lintel:page', follow);
  }, [page]);
}
