import { Button, Group, Popover, Stack } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import linkIcon from '~icons/tabler/link';
import { Icon } from '../../frame/Icon.tsx';
import { useLinkTargets } from '../contentQueries.ts';
import { LinkInput } from '../pickers/LinkInput.tsx';

export function LinkControl({ editor }: { editor: Editor }) {
  const [text, setText] = useState<string>();
  const { data: targets = [] } = useLinkTargets();
  const isLink = editor?.isActive('link') ?? false;
  const close = () => setText(undefined);
  const open = () => setText(String(editor.getAttributes('link').href ?? ''));
  const apply = (link: string) => {
    close();
    const chain = editor.chain().focus();
    if (link === '') return chain.extendMarkRange('link').unsetLink().run();
    if (isLink || !editor.state.selection.empty) return chain.extendMarkRange('link').setLink({ href: link }).run();
    // Without selected text the link is inserted with the name of its target.
    const name = targets.find((target) => target.link === link)?.name ?? link;
    return chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href: link } }] }).run();
  };
  return (
    <Popover opened={text !== undefined} onDismiss={close} trapFocus returnFocus position="bottom-start" width={300}>
      <Popover.Target>
        <RichTextEditor.Control aria-label="Link" title="Link" active={isLink} onClick={open}>
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
