import { Badge } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withoutScripts } from '#shared/framedPage.ts';
import { formatQuery } from '../api.ts';
import { PartBoundary } from '../frame/PartBoundary.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { framedAddress, frameSandbox } from '../framedPages/siteOrigin.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Canvas.module.css';
import { useHeldKeys } from './openingText.ts';
import { otherLanguagePageOf } from './otherLanguagePage.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { useCanvasFrame } from './useCanvasFrame.ts';
import { useCanvasView } from './useCanvasView.ts';

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
        src={framedAddress(previewAddressOf({ ...opened, path: other.route }))}
        sandbox={frameSandbox}
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
  const { page, key, frame, src } = useCanvasFrame(previewAddressOf(opened, view.hasScripts));
  const width = view.width === 'free' ? availableWidth : view.width;
  const scale = width > availableWidth ? availableWidth / width : 1;
  useHeldKeys(canvas);
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
          key={key}
          ref={frame}
          className={classes.page}
          title={`The page ${opened.path}`}
          src={src}
          sandbox={frameSandbox}
          style={{ width, height: height / scale, transform: scale < 1 ? `scale(${scale})` : undefined }}
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

function previewAddressOf({ path, view }: Pick<StudioNavigation, 'path' | 'view'>, hasScripts = true): string {
  const query = formatQuery({ at: view.at, drafts: view.drafts }).replaceAll('%3A', ':');
  return path + (hasScripts ? query : `${query ? `${query}&` : '?'}${withoutScripts}`);
}

/** Opens in the studio the page to which a link leads in trial mode. */
function useNavigationSync(page: FramedPage | undefined, { path, open }: StudioNavigation, isTrying: boolean): void {
  const follow = useEffectEvent(() => {
    const framePath = page?.address.replace(/\?.*/s, '');
    if (isTrying && framePath !== undefined && framePath !== path) open(framePath);
  });
  useEffect(() => {
    follow();
    return page?.on('moved', () => follow());
  }, [page]);
}
