import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { isObject } from '#shared/json.ts';
import { insertItem } from '#shared/listMove.ts';
import { isPointerWithin, valueAt } from '#shared/pointer.ts';
import addIcon from '~icons/tabler/plus';
import removeIcon from '~icons/tabler/trash';
import { useEditing } from '../editing/Editing.tsx';
import { Icon } from '../frame/Icon.tsx';
import frame from '../frame/StudioFrame.module.css';
import { LinkTree } from '../menu/LinkTree.tsx';
import {
  flattenLinks,
  isLinkList,
  type LinkNode,
  positionAtEnd,
  type SiteSettingsFile,
  schemaAt,
} from '../menu/linkTree.ts';
import {
  type LinkTreeEditing,
  menuPointer,
  outsideMenuValue,
  pageAddressOf,
  siteSettingsPath,
  useLinkNodes,
  useLinkTree,
  usePagesOutsideMenu,
} from '../menu/useLinkTree.ts';
import { createEmptyValue } from '../properties/fieldSchema.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import classes from './Site.module.css';

const maxExpanded = 6;

interface SiteLinkTreeProps {
  file: SiteSettingsFile;
  list: string;
  selected: string | undefined;
  select: (pointer: string | undefined) => void;
  route: string | undefined;
}

export function SiteLinkTree({ file, list, selected, select, route }: SiteLinkTreeProps) {
  const nodes = useLinkNodes(list);
  const outsidePages = usePagesOutsideMenu(nodes);
  const editing = useLinkTree(list);
  const { change } = useEditing();
  const allNodes = list === menuPointer ? [...nodes, ...outsidePages] : nodes;
  // The innermost entry around the selection.
  const chosen = flattenLinks(nodes).findLast(({ value }) => isPointerWithin(selected ?? '', value))?.value;
  const { items, title } = schemaAt(file, list);
  const add = () => {
    const end = positionAtEnd(file, list);
    if (!end) return;
    const { changes, pointer } = insertItem(createEmptyValue(items ?? {}), end);
    for (const one of changes) change(siteSettingsPath, one, 'Entry added');
    select(pointer);
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
        nodes={allNodes}
        editing={editing}
        chosen={chosen}
        opened={nodes.length > maxExpanded ? [] : nodes.map(({ value }) => value)}
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
  editing: LinkTreeEditing;
  select: SiteLinkTreeProps['select'];
}

function EntryButton({ node, editing, select }: EntryButtonProps) {
  if (node.value === outsideMenuValue) return null;
  const isPage = pageAddressOf(node.value) !== undefined;
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

/** Form of one entry; its child entries are in the tree. */
function EntryForm({ file, pointer, route }: { file: SiteSettingsFile; pointer: string; route: string | undefined }) {
  const value = valueAt(file.json, pointer);
  const schema = schemaAt(file, pointer);
  if (!isObject(value)) return null;
  const isInTree = (key: string) => Array.isArray(value[key]) && value[key].length > 0;
  const formProperties = Object.entries(schema.properties ?? {}).filter(
    ([key, one]) => !(isLinkList(one) && isInTree(key)),
  );
  const name = schema.title ?? 'Entry';
  const properties = Object.fromEntries(formProperties);
  return (
    <SubjectForm
      subject={{ file: siteSettingsPath, pointer, kind: 'site', schema: { ...schema, properties }, name }}
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
