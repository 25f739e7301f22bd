import { Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { MessageFromPage } from '#shared/framedPage.ts';
import type { FileLocation } from '#shared/studio.ts';
import { frameSandbox } from '../framedPages/siteOrigin.ts';
import { useFramedPage } from '../framedPages/useFramedPage.ts';
import classes from './Changes.module.css';

/** Width of the page's layout, CSS px; it is shown smaller. */
const pageWidth = 1280;

/** Height of the window around the page, CSS px; blocks may be as high as it. */
const pageHeight = 900;

/** CSS px of the studio. */
const maxPreviewHeight = 420;

/** Visible part of the page around a block, CSS px of the page. */
const previewMargin = 24;

interface BlockPreviewProps {
  name: string;
  /** Address of a page that runs no scripts of its own. */
  src: string;
  /** Source location of the block; undefined if it does not exist. */
  place: FileLocation | undefined;
  /** Its name when left out, none for `''`. */
  caption?: string;
}

/** Visible area of a page, CSS px of the page. */
type VisibleArea = Record<'left' | 'top' | 'width' | 'height', number>;

export function BlockPreview({ name, src, place, caption = name }: BlockPreviewProps) {
  const { ref, width } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [area, setArea] = useState<VisibleArea>();
  const locationKey = place && `${place.file}#${place.pointer}`;
  const page = useFramedPage(frame, `${locationKey}`);
  useEffect(() => {
    if (!page || locationKey === undefined) return;
    page.send({ kind: 'watchBlock', at: locationKey });
    return page.on('blockArea', ({ area: block }) => setArea(visibleAreaOf(block)));
  }, [page, locationKey]);
  const scale = Math.min(1, width / (area?.width ?? pageWidth));
  const height = area ? Math.min(Math.max(area.height * scale, 40), maxPreviewHeight) : 120;
  return (
    <Stack gap={4} component="figure" m={0} mt="xs" aria-label={name}>
      {caption && (
        <Text size="xs" c="dimmed" component="figcaption">
          {caption}
        </Text>
      )}
      <div ref={ref} className={classes.clip} style={{ blockSize: height }}>
        {locationKey === undefined ? (
          <Text size="sm" c="dark.4" p="sm">
            It is not there.
          </Text>
        ) : (
          <iframe
            ref={frame}
            src={src}
            title={name}
            tabIndex={-1}
            sandbox={frameSandbox}
            style={{
              inlineSize: pageWidth,
              blockSize: (area?.top ?? 0) + Math.max(pageHeight, area?.height ?? 0),
              transform: `scale(${scale}) translate(${-(area?.left ?? 0)}px, ${-(area?.top ?? 0)}px)`,
            }}
          />
        )}
      </div>
    </Stack>
  );
}

/** Area around a block; the top of the page if the block is not visible. */
function visibleAreaOf(block: Extract<MessageFromPage, { kind: 'blockArea' }>['area']): VisibleArea {
  if (!block) return { left: 0, top: 0, width: pageWidth, height: pageHeight };
  return {
    left: block.left - previewMargin,
    top: block.top - previewMargin,
    width: block.width + 2 * previewMargin,
    height: block.height + 2 * previewMargin,
  };
}
