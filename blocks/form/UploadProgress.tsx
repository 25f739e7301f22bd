import { Progress } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './FileField.module.css';

/** The part of the files that has been sent. @param share from 0 to 1 */
export function UploadProgress({ share, labels }: { share: number; labels: Labels }) {
  const percent = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'percent' }).format(share);
  return (
    <div className={classes.upload}>
      <span className={classes.share} aria-hidden="true">
        {labels.uploading} {percent}
      </span>
      <Progress.Root size="lg">
        <Progress.Section value={Math.round(share * 100)} aria-label={labels.uploading} aria-valuetext={percent} />
      </Progress.Root>
    </div>
  );
}
