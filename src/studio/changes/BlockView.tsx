import { Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '#shared/studio.ts';
import { followDocument } from '../canvas/pageDocument.ts';
import classes from './Changes.module.css';

/** Width at which the page is laid out, CSS px; it is shown smaller. */
const pageWidth = 1280;

/** Height of a window around the page, CSS px; blocks may be as high as it. */
const pageHeight = 900;

/** Tallest that a block is shown, CSS px of the studio. */
const tallest = 420;

/** So much of the page is seen around a block, CSS px of the page. */
const around = 24;

interface BlockViewProps {
  name: string;
  /** Address of the page. */
  src: string;
  /** Where the block is written; nothing is shown of one that is not there. */
  place: Place | undefined;
  /** What stands above it; its name when left out, nothing for `''`. */
  caption?: string;
}

/** What of a page is seen, CSS px of the page. */
type Seen = Record<'left' | 'top' | 'width' | 'height', number>;

/** A block as visitors see it: its page in a frame that shows nothing else, and runs no scripts. */
export function BlockView({ name, src, place, caption = name }: BlockViewProps) {
  const { ref, width } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState<Seen>();
  const at = place && `${place.file}#${place.pointer}`;
  useEffect(() => {
    const { current } = frame;
    if (!current || at === undefined) return;
    const measure = (document: Document) => setSeen(blockIn(document, at));
    // Pictures above it may still get their heights.
    const settled = () => current.contentDocument && measure(current.contentDocument);
    current.addEventListener('load', settled);
    const stop = followDocument(current, measure);
    return () => {
      current.removeEventListener('load', settled);
      stop();
    };
  }, [at]);
  const scale = Math.min(1, width / (seen?.width ?? pageWidth));
  const height = seen ? Math.min(Math.max(seen.height * scale, 40), tallest) : 120;
  return (
    <Stack gap={4} component="figure" m={0} mt="xs" aria-label={name}>
      {caption && (
        <Text size="xs" c="dimmed" component="figcaption">
          {caption}
        </Text>
      )}
      <div ref={ref} className={classes.clip} style={{ blockSize: height }}>
        {at === undefined ? (
          <Text size="sm" c="dark.4" p="sm">
            It is not there.
          </Text>
        ) : (
          <iframe
            ref={frame}
            src={src}
            title={name}
            tabIndex={-1}
            sandbox="allow-same-origin"
            style={{
              inlineSize: pageWidth,
              blockSize: (seen?.top ?? 0) + Math.max(pageHeight, seen?.height ?? 0),
              transform: `scale(${scale}) translate(${-(seen?.left ?? 0)}px, ${-(seen?.top ?? 0)}px)`,
            }}
          />
        )}
      </div>
    </Stack>
  );
}

/** Where the block is in its page, CSS px from its top; the top of the page where it cannot be seen. */
function blockIn(document: Document, at: string): Seen {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-at]')].filter((one) => one.dataset.at === at);
  const rects = frames.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width || height);
  const [rect] = rects;
  const scrolled = document.defaultView?.scrollY ?? 0;
  const page = { left: 0, top: 0, width: pageWidth, height: pageHeight };
  if (!rect) return page;
  return {
    left: rect.left - around,
    top: rect.top + scrolled - around,
    width: rect.width + 2 * around,
    height: rect.height + 2 * around,
  };
}
