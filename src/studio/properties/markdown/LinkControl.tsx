import { Button, Group, Popover, Stack } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { setLinkAtCaret } from '#markdown/setLinkAtCaret.ts';
import linkIcon from '~icons/tabler/link';
import { Icon } from '../../frame/Icon.tsx';
import { useLinkTargets } from '../contentQueries.ts';
import { resolveTypedLink } from '../links.ts';
import { LinkInput } from '../pickers/LinkInput.tsx';

interface LinkControlProps {
  editor: Editor;
  /** Number of times that Ctrl and K were pressed in the text; each opens the chooser. */
  asked: number;
}

/** Button with the chooser of the page, anchor, document or address to which a link leads. */
export function LinkControl({ editor, asked }: LinkControlProps) {
  const [text, setText] = useState<string>();
  const { data: targets = [] } = useLinkTargets();
  const isLink = editor?.isActive('link') ?? false;
  const close = () => setText(undefined);
  const open = () => setText(String(editor.getAttributes('link').href ?? ''));
  const openWhenAsked = useEffectEvent(open);
  useEffect(() => {
    if (asked > 0) openWhenAsked();
  }, [asked]);
  const apply = (typed: string) => {
    close();
    const { link, name } = resolveTypedLink(typed, targets);
    setLinkAtCaret(editor, link, name);
  };
  return (
    <Popover opened={text !== undefined} onDismiss={close} trapFocus returnFocus position="bottom-start" width={300}>
      <Popover.Target>
        <RichTextEditor.Control aria-label="Link" title="Link (Ctrl+K)" active={isLink} onClick={open}>
          <Icon svg={linkIcon} size="1rem" />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            apply(text ?? '');
          }}
        >
          <Stack gap="xs">
            <LinkInput
              control={{ label: 'Where the link leads', 'data-autofocus': true } as object}
              text={text ?? ''}
              onChange={setText}
              targets={targets}
            />
            <Group gap="xs">
              <Button type="submit" size="xs">
                Set the link
              </Button>
              {isLink && (
                <Button size="xs" variant="default" onClick={() => apply('')}>
                  Remove the link
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
