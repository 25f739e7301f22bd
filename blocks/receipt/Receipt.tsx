import { useEffect, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ReceiptLines } from '#ui/receipt/ReceiptLines.tsx';
import { readReceipt, type Receipt as StoredReceipt } from '#ui/receipt/receipt.ts';
import { SectionHead } from '#ui/Section.tsx';
import classes from './Receipt.module.css';
import type { Receipt as Props } from './receipt.types.ts';

/** Thanks after a form was sent, with the reference of the entry that was sent last in this tab. */
export default function Receipt(props: Props & BlockContext) {
  const { eyebrow, heading, pageHeading, text, align = 'start', level, labels } = props;
  const [receipt, setReceipt] = useState<StoredReceipt>();
  // The page is the same for everybody: only this tab knows what was sent.
  useEffect(() => setReceipt(readReceipt()), []);
  return (
    <div className={classes.receipt} data-align={align}>
      <SectionHead
        eyebrow={eyebrow}
        heading={heading}
        intro={text}
        level={pageHeading ? 1 : level}
        align={align === 'center' ? align : undefined}
      />
      {receipt && <ReceiptLines receipt={receipt} labels={labels} />}
    </div>
  );
}
