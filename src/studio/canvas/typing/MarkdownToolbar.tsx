import { ActionIcon, Button, Group, Paper, TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import boldIcon from '~icons/tabler/bold';
import italicIcon from '~icons/tabler/italic';
import linkIcon from '~icons/tabler/link';
import listIcon from '~icons/tabler/list';
import numbersIcon from '~icons/tabler/list-numbers';
import { Icon } from '../../frame/Icon.tsx';
import type { CanvasPage } from '../canvasPage.ts';
import { useOverlayPosition } from '../ElementOutline.tsx';
import type { Rect } from '../rects.ts';
import classes from './MarkdownToolbar.module.css';

interface MarkdownToolbarProps {
  page: CanvasPage;
  element: HTMLElement;
  scale: number;
  editor: Editor;
  isFlow: boolean;
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
}

export function MarkdownToolbar({ page, element, scale, editor, isFlow, isAsking, ask }: MarkdownToolbarProps) {
  const box = useOverlayPosition(page, { frame: element }, scale, positionAbove);
  return (
    <Paper ref={box} className={classes.bar} shadow="md" withBorder role="toolbar" aria-label="Text">
      {isAsking ? (
        <LinkField editor={editor} close={() => ask(false)} />
      ) : (
        <FormattingButtons {...{ editor, isFlow, ask }} />
      )}
    </Paper>
  );
}

function FormattingButtons({ editor, isFlow, ask }: Pick<MarkdownToolbarProps, 'editor' | 'isFlow' | 'ask'>) {
  const chain = () => editor.chain().focus();
  const actions = [
    { name: 'bold', label: 'Bold (Ctrl+B)', icon: boldIcon, run: () => chain().toggleBold().run() },
    { name: 'italic', label: 'Italic (Ctrl+I)', icon: italicIcon, run: () => chain().toggleItalic().run() },
    { name: 'link', label: 'Link (Ctrl+K)', icon: linkIcon, run: () => ask(true) },
    ...(isFlow
      ? [
          { name: 'bulletList', label: 'List', icon: listIcon, run: () => chain().toggleBulletList().run() },
          {
            name: 'orderedList',
            label: 'Numbered list',
            icon: numbersIcon,
            run: () => chain().toggleOrderedList().run(),
          },
        ]
      : []),
  ];
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => actions.map(({ name }) => now.isActive(name)),
  });
  return (
    <Group gap={2} p={4}>
      {actions.map(({ name, label, icon, run }, index) => (
        <ActionIcon
          key={name}
          variant={active[index] ? 'filled' : 'subtle'}
          aria-label={label}
          title={label}
          aria-pressed={active[index]}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon svg={icon} />
        </ActionIcon>
      ))}
    </Group>
  );
}

/** Field for the address of a link; empty to remove the link. */
function LinkField({ editor, close }: { editor: Editor; close: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const back = () => {
    editor.commands.focus(undefined, { scrollIntoView: false });
    close();
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    const link = editor.chain().focus(undefined, { scrollIntoView: false }).extendMarkRange('link');
    if (address.trim()) link.setLink({ href: address.trim() }).run();
    else link.unsetLink().run();
    close();
  };
  return (
    <form onSubmit={set}>
      <Group gap={4} p={4} wrap="nowrap">
        <TextInput
          size="xs"
          w={240}
          aria-label="Address of the link"
          placeholder="/about or https://…"
          value={address}
          autoFocus
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && back()}
        />
        <Button size="xs" type="submit">
          Link
        </Button>
      </Group>
    </form>
  );
}

/** Distance between toolbar and text, px. */
const toolbarGapPx = 8;

function positionAbove(box: HTMLElement, { left, top, bottom }: Rect): void {
  const above = top - box.offsetHeight - toolbarGapPx;
  const room = (box.parentElement?.clientWidth ?? 0) - box.offsetWidth;
  box.style.transform = `translate(${Math.max(0, Math.min(left, room))}px, ${above < 0 ? bottom + toolbarGapPx : above}px)`;
}
