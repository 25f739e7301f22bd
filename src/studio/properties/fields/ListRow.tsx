import { Menu } from '@mantine/core';
import { toFieldPathId } from '@rjsf/utils';
import { type KeyboardEvent, memo, useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import downIcon from '~icons/tabler/chevron-down';
import upIcon from '~icons/tabler/chevron-up';
import copyIcon from '~icons/tabler/copy';
import removeIcon from '~icons/tabler/trash';
import { MenuAction } from '../../frame/MenuAction.tsx';
import { type FieldSchema, fieldKindOf } from '../fieldSchema.ts';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useProblemsInside } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { pictureOfItem, titleOfItem } from '../formSubject.ts';
import { Thumbnail } from '../pickers/Thumbnail.tsx';
import { ObjectContent } from './ObjectContent.tsx';

export interface ListItemActions {
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  toggle: (index: number) => void;
}

interface ListRowProps {
  props: ContentFieldProps;
  field: ContentField;
  value: Json;
  index: number;
  count: number;
  name: string;
  isOpen: boolean;
  actions: ListItemActions;
}

const closable = ['object', 'media', 'textOrObject', 'list', 'markdown'];

export function ListRow(row: ListRowProps) {
  const { field, value, index, isOpen, actions } = row;
  const item = field.schema.items ?? {};
  const pointer = childPointer(field.pointer, index);
  const problems = useProblemsInside(pointer);
  const isClosable = closable.includes(fieldKindOf(item));
  const title = titleOfItem(item, value) || `Empty ${row.name}`;
  const head = { index, count: row.count, actions, title };
  return (
    <li data-pointer={pointer}>
      {isClosable ? (
        <ListRowHead
          {...head}
          picture={pictureOfItem(item, value)}
          isOpen={isOpen}
          problemCount={isOpen ? 0 : problems.length}
        />
      ) : (
        <div className={classes.row}>
          <div className={classes.plainItem}>
            <ItemField {...row} />
          </div>
          <ItemMenu {...head} />
        </div>
      )}
      {isClosable && isOpen && (
        <div className={classes.rowBody}>
          <ProblemList problems={problems.filter((problem) => problem.pointer === pointer)} />
          <ItemField {...row} />
        </div>
      )}
    </li>
  );
}

interface ListRowHeadProps {
  index: number;
  count: number;
  title: string;
  actions: ListItemActions;
  picture: string | undefined;
  isOpen: boolean;
  problemCount: number;
}

/** Header of an item. It uses plain elements and is memoized, because there may be hundreds of items. */
const ListRowHead = memo(function RowHead({ picture, isOpen, problemCount, ...row }: ListRowHeadProps) {
  const { index, count, title, actions } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Delete: Math.min(index, count - 2) }[event.key];
    if (to === undefined || to >= count || (to < 0 && event.key !== 'Delete')) return;
    // Otherwise the key would move or remove the block.
    event.preventDefault();
    event.stopPropagation();
    // The focused row may be removed with its item: the focus moves first, at the end to the button that adds an item.
    const list = event.currentTarget.closest('ul');
    const rows = list?.querySelectorAll<HTMLElement>(':scope > li > * > [data-item]');
    (rows?.[to] ?? (list?.nextElementSibling as HTMLElement | null))?.focus();
    if (event.key === 'Delete') actions.remove(index);
    else if (event.altKey) actions.move(index, to);
  };
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.rowButton}
        data-item
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onKeyDown={onKeyDown}
        onClick={() => actions.toggle(index)}
      >
        <Thumbnail path={picture} />
        <span className={classes.rowTitle}>{title}</span>
        {problemCount > 0 && <span className={classes.rowProblems}>{formatCount(problemCount, 'problem')}</span>}
      </button>
      <ItemMenu {...row} />
    </div>
  );
});

function ItemField({ props, field, value, index }: ListRowProps) {
  const schema = (field.schema.items ?? {}) as FieldSchema;
  const { registry } = props;
  const { SchemaField } = registry.fields;
  const itemProps = {
    ...props,
    schema,
    uiSchema: undefined,
    formData: value,
    required: true,
    name: String(index + 1),
    fieldPathId: toFieldPathId(index, registry.globalFormOptions, props.fieldPathId.path),
  } as ContentFieldProps;
  if (fieldKindOf(schema) === 'object') return <ObjectContent {...itemProps} />;
  return SchemaField ? <SchemaField {...itemProps} /> : null;
}

/** Menu of an item. It is rendered only while it is open, because there may be hundreds of items. */
function ItemMenu({ index, count, actions, title }: Pick<ListRowHeadProps, 'index' | 'count' | 'actions' | 'title'>) {
  const [isOpen, setOpen] = useState(false);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  const button = (
    <button
      type="button"
      className={classes.rowMenu}
      aria-label={`What to do with ${title}`}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    />
  );
  if (!isOpen) return button;
  return (
    <Menu defaultOpened onClose={() => setOpen(false)} position="bottom-end" returnFocus>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MenuAction label="Move up" icon={upIcon} run={() => actions.move(index, index - 1)} disabled={isFirst} />
        <MenuAction label="Move down" icon={downIcon} run={() => actions.move(index, index + 1)} disabled={isLast} />
        <MenuAction label="Duplicate" icon={copyIcon} run={() => actions.duplicate(index)} />
        <MenuAction label="Remove" icon={removeIcon} run={() => actions.remove(index)} color="red" />
      </Menu.Dropdown>
    </Menu>
  );
}
