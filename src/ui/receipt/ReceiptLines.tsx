import { Button } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './ReceiptLines.module.css';
import type { Receipt } from './receipt.ts';

/** Reference of an entry and when it was sent, with a button that prints them. In browsers only. */
export function ReceiptLines({ receipt, labels }: { receipt: Receipt; labels: Labels }) {
  const sentAt = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(receipt.sentAt);
  return (
    <div className={classes.receipt}>
      <dl className={classes.lines}>
        <div>
          <dt>{labels.reference}</dt>
          <dd className={classes.reference}>{receipt.reference}</dd>
        </div>
        <div>
          <dt>{labels.sentOn}</dt>
          <dd>{sentAt}</dd>
        </div>
      </dl>
      <Button variant="quiet" className={classes.print} onClick={() => print()}>
        {labels.print}
      </Button>
    </div>
  );
}
