import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { MediaFileSummary, MediaUsage } from '#shared/media.ts';
import { framedAddressWithoutScripts, frameSandbox } from '../framedPages/siteOrigin.ts';
import { useFramedPage } from '../framedPages/useFramedPage.ts';
import { thumbnailUrl } from '../properties/pickers/Thumbnail.tsx';
import { useTrace } from '../queries.ts';
import classes from './Media.module.css';
import { type CropShape, measureCrops } from './measureCrops.ts';

export function CropPreview({ use, file, position }: { use: MediaUsage; file: MediaFileSummary; position: string }) {
  const { data: trace, isFetching } = useTrace(use.route, {});
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState<{ shapes: CropShape[] | undefined }>();
  const isMeasuring = !measured && !isFetching && trace !== undefined;
  const page = useFramedPage(frame, String(isMeasuring));
  useEffect(() => {
    if (!page || !trace || use.picture === undefined) return;
    let isCurrent = true;
    const setWidth = (width: number) => {
      if (frame.current) frame.current.style.width = `${width}px`;
    };
    const place = { file: use.file, pointer: use.picture };
    measureCrops(page, setWidth, { trace, place }).then((found) => isCurrent && setMeasured({ shapes: found }));
    return () => {
      isCurrent = false;
    };
  }, [page, trace, use.file, use.picture]);
  const shapes = measured?.shapes;
  if (use.route === undefined || !trace) return null;
  return (
    <>
      {isMeasuring && (
        <div className={classes.measured} inert>
          {/* Without scripts, closed panels are open and nothing moves. */}
          <iframe ref={frame} title="The page" sandbox={frameSandbox} src={framedAddressWithoutScripts(use.route)} />
        </div>
      )}
      {shapes && (
        <Text size="xs" c="dimmed">
          {shapes.length ? 'Cropped around that point:' : 'This page shows it whole.'}
        </Text>
      )}
      <Group gap={6} align="flex-end">
        {shapes?.map(({ ratio, name }) => (
          <img
            key={ratio}
            className={classes.shape}
            style={{ aspectRatio: ratio, objectPosition: position }}
            src={thumbnailUrl(file.path, file.hash)}
            alt={name}
            title={name}
          />
        ))}
      </Group>
    </>
  );
}
