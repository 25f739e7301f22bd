import { useEffect, useState } from 'react';
import classes from './Code.module.css';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What it says once the text has been copied. */
  copied: string;
}

/** How long the button says that it has copied, ms. */
const copiedForMs = 2000;

/** Puts a text on the clipboard. Where the browser does not allow that, the text is selected, ready to be copied by keys. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className={classes.copy}
      onClick={async ({ currentTarget }) => {
        const frame = currentTarget.closest('figure');
        try {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        } catch {
          if (frame) select(frame);
        }
      }}
    >
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}

function select(frame: HTMLElement): void {
  const written = frame.querySelector('code');
  if (written) getSelection()?.selectAllChildren(written);
}
