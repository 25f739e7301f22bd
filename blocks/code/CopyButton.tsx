import { Button, CopyButton as Clipboard } from '@mantine/core';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Label once the text has been copied. */
  copied: string;
}

/** Time in ms for which the button has its `copied` label. */
const copiedForMs = 2000;

/**
 * Copies a text to the clipboard, and selects it: if the browser does not allow copying, the visitor can copy it by
 * keys.
 */
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
