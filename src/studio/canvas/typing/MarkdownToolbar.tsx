import { ActionIcon, Button, Group, Paper } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { MarkedTargets, Rect } from '#shared/pageMarks.ts';
import boldIcon from '~icons/tabler/bold';
import italicIcon from '~icons/tabler/italic';
import linkIcon from '~icons/tabler/link';
import listIcon from '~icons/tabler/list';
import numbersIcon from '~icons/tabler/list-numbers';
import { Icon } from '../../frame/Icon.tsx';
import type { FramedPage } from '../../framedPages/framedPage.ts';
import { useLinkTargets } from '../../properties/contentQueries.ts';
import { resolveTypedLink } from '../../properties/links.ts';
import { LinkInput } from '../../properties/pickers/LinkInput.tsx';
import { useOverlayPosition } from '../ElementOutline.tsx';
import classes from './MarkdownToolbar.module.css';
import type { LinkTyping } from './usePageTyping.ts';

interface MarkdownToolbarProps extends NonNullable<MarkedTargets['typing']>, LinkTyping {
  page: FramedPage;
  scale: number;
}

export function MarkdownToolbar({ page, scale, isFlow, active, link, setLink }: MarkdownToolbarProps) {
  const box = useOverlayPosition(page, 'typing', scale, positionAbove);
  return (
    <Paper ref={box} className={classes.bar} shadow="md" withBorder role="toolbar" aria-label="Text">
      {link !== undefined ? (
        <LinkField link={link} setLink={setLink} />
      ) : (
        <FormattingButtons {...{ page, active, isFlow }} />
      )}
    </Paper>
  );
}

const inlineFormats = [
  { format: 'bold', label: 'Bold (Ctrl+B)', icon: boldIcon },
  { format: 'italic', label: 'Italic (Ctrl+I)', icon: italicIcon },
  { format: 'link', label: 'Link (Ctrl+K)', icon: linkIcon },
] as const;

const flowFormats = [
  { format: 'bulletList', label: 'List', icon: listIcon },
  { format: 'orderedList', label: 'Numbered list', icon: numbersIcon },
] as const;

function FormattingButtons({ page, active, isFlow }: Pick<MarkdownToolbarProps, 'page' | 'active' | 'isFlow'>) {
  return (
    <Group gap={2} p={4}>
      {[...inlineFormats, ...(isFlow ? flowFormats : [])].map(({ format, label, icon }) => (
        <ActionIcon
          key={format}
          variant={active.includes(format) ? 'filled' : 'subtle'}
          aria-label={label}
          title={label}
          aria-pressed={active.includes(format)}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => page.send(format === 'link' ? { kind: 'askForLink' } : { kind: 'format', format })}
        >
          <Icon svg={icon} />
        </ActionIcon>
      ))}
    </Group>
  );
}

/** Chooser of the page, anchor, document or address to which a link leads; empty to remove the link. */
function LinkField({ link, setLink }: { link: string; setLink: LinkTyping['setLink'] }) {
  const [text, setText] = useState(link);
  const { data: targets = [] } = useLinkTargets();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { link: href, name } = resolveTypedLink(text, targets);
    setLink(href, name);
  };
  const control = {
    ...{ size: 'xs', w: 280, autoFocus: true, 'aria-label': 'Where the link leads' },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setLink(undefined),
  } as const;
  return (
    <form onSubmit={submit}>
      <Group gap={4} p={4} wrap="nowrap">
        <LinkInput control={control} text={text} onChange={setText} targets={targets} isOpen />
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
