import { Button, CopyButton as Clipboard } from '@mantine/core';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What it says once the text has been copied. */
  copied: string;
}

/** How long the button says that it has copied, ms. */
const copiedForMs = 2000;

/** Puts a text on the clipboard, and selects it: where the browser does not allow the one, keys can copy the other. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  return (
    <Clipboard value={text} timeout={copiedForMs}>
      {(clipboard) => (
        <Button
          variant="quiet"
          data-scripted
          onClick={({ currentTarget }) => {
            const written = currentTarget.closest('figure')?.querySelector('pre');
            if (written) getSelection()?.selectAllChildren(written);
            clipboard.copy();
          }}
        >
          <span aria-live="polite">{clipboard.copied ? copied : label}</span>
        </Button>
      )}
    </Clipboard>
  );
}
