import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { valueAt } from '#shared/applyChange.ts';
import { isObject } from '#shared/json.ts';
import addIcon from '~icons/tabler/plus';
import removeIcon from '~icons/tabler/trash';
import { useEditing } from '../editing/Editing.tsx';
import frame from '../frame/Frame.module.css';
import { Icon } from '../frame/Icon.tsx';
import { LinkTree } from '../menu/LinkTree.tsx';
import { isLinkList, type LinkFile, type LinkNode, schemaAt } from '../menu/linkTree.ts';
import {
  menuPointer,
  outside,
  pageOf,
  siteFile,
  useLinkNodes,
  useLinkTree,
  useOutsidePages,
} from '../menu/useLinkTree.ts';
import { emptyValue } from '../properties/fieldSchema.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import classes from './Site.module.css';

/** So many lists of links are open at the beginning. */
const few = 6;

interface SiteLinksProps {
  file: LinkFile;
  /** JSON pointer of the list. */
  list: string;
  /** JSON pointer of what is selected. */
  selected: string | undefined;
  select: (pointer: string | undefined) => void;
  route: string | undefined;
}

/** A menu, or lists of links, as a tree; below it the form of the entry that is selected. */
export function SiteLinks({ file, list, selected, select, route }: SiteLinksProps) {
  const nodes = useLinkNodes(list);
  const others = useOutsidePages(nodes);
  const editing = useLinkTree(list);
  const { change } = useEditing();
  const all = list === menuPointer ? [...nodes, ...others] : nodes;
  const chosen = innermost(nodes, selected);
  const { items, title } = schemaAt(file, list);
  const add = () => {
    const index = nodes.length;
    change(siteFile, { kind: 'insert', pointer: `${list}/${index}`, value: emptyValue(items ?? {}) }, 'Entry added');
    select(`${list}/${index}`);
  };
  return (
    <section aria-label={title} className={classes.links}>
      <Group justify="space-between" wrap="nowrap" px={12} pt="sm" pb={4}>
        <Text size="xs" c="dimmed">
          Drag entries, or move them with Alt and the arrows. Delete takes one out.
        </Text>
        <Button
          flex="none"
          size="compact-xs"
          variant="light"
          leftSection={<Icon svg={addIcon} size="0.875rem" />}
          onClick={add}
        >
          Add
        </Button>
      </Group>
      <LinkTree
        label={title ?? 'Links'}
        nodes={all}
        editing={editing}
        chosen={chosen}
        opened={nodes.length > few ? [] : nodes.map(({ value }) => value)}
        onChoose={({ value }) => (value.startsWith(`${list}/`) ? select(value) : undefined)}
        renderEnd={(node) => <EntryButton node={node} editing={editing} select={select} />}
      />
      {chosen !== undefined && (
        <div className={classes.entry}>
          <EntryForm key={chosen} file={file} pointer={chosen} route={route} />
        </div>
      )}
    </section>
  );
}

interface EntryButtonProps {
  node: LinkNode;
  editing: ReturnType<typeof useLinkTree>;
  select: SiteLinksProps['select'];
}

/** Puts a page into the menu, or takes an entry out of it. */
function EntryButton({ node, editing, select }: EntryButtonProps) {
  if (node.value === outside) return null;
  const isPage = pageOf(node.value) !== undefined;
  const label = isPage ? `Add ${node.label} to the menu` : `Take ${node.label} out`;
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={isPage ? undefined : frame.rowAction}
        size="xs"
        variant="subtle"
        color="gray"
        tabIndex={-1}
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation();
          const done = isPage ? editing.step(node, 'in') : editing.remove(node);
          select(done?.pointer);
        }}
      >
        <Icon svg={isPage ? addIcon : removeIcon} size="0.875rem" />
      </ActionIcon>
    </Tooltip>
  );
}

/** Words and address of one entry; what stands in it is in the tree. */
function EntryForm({ file, pointer, route }: { file: LinkFile; pointer: string; route: string | undefined }) {
  const value = valueAt(file.json, pointer);
  const schema = schemaAt(file, pointer);
  if (!isObject(value)) return null;
  const isInTree = (key: string) => Array.isArray(value[key]) && value[key].length > 0;
  const own = Object.entries(schema.properties ?? {}).filter(([key, one]) => !(isLinkList(one) && isInTree(key)));
  const name = schema.title ?? 'Entry';
  const properties = Object.fromEntries(own);
  return (
    <SubjectForm
      subject={{ file: siteFile, pointer, kind: 'site', schema: { ...schema, properties }, name }}
      json={file.json}
      selected={pointer}
      route={route}
      head={
        <Text size="sm" fw={600} px={12} pt="sm">
          {name}
        </Text>
      }
    />
  );
}

/** The innermost entry that a pointer leads into. */
function innermost(nodes: readonly LinkNode[], pointer: string | undefined): string | undefined {
  const around = nodes.find(({ value }) => pointer !== undefined && `${pointer}/`.startsWith(`${value}/`));
  return around && (innermost(around.children ?? [], pointer) ?? around.value);
}
