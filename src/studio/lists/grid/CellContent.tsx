import type { Json } from '#shared/json.ts';
import { isPicture } from '#shared/media.ts';
import checkIcon from '~icons/tabler/check';
import { Icon } from '../../frame/Icon.tsx';
import { baseNameOf } from '../../media/mediaFiles.ts';
import { useIcons } from '../../properties/contentQueries.ts';
import { IconDrawing } from '../../properties/fields/IconField.tsx';
import { picturePathOf } from '../../properties/pickers/pictureValue.ts';
import { Thumbnail } from '../../properties/pickers/Thumbnail.tsx';
import { formatCell } from '../cellText.ts';
import type { ListColumn } from '../columns.ts';
import classes from '../Lists.module.css';

/** Content of a cell that is not being edited. Plain elements, because there are hundreds of cells. */
export function CellContent({ value, column }: { value: Json | undefined; column: ListColumn }) {
  const text = formatCell(value, column);
  if (column.kind === 'boolean' && value === true)
    return (
      <>
        <Icon svg={checkIcon} size="1rem" />
        <span>Yes</span>
      </>
    );
  if (column.kind === 'icon' && text) return <IconContent name={text} />;
  if (column.kind === 'media' && text) {
    const path = picturePathOf(value);
    return (
      <>
        {isPicture(path) && <Thumbnail path={path} />}
        <span className={classes.text}>{baseNameOf(path) || text}</span>
      </>
    );
  }
  return <span className={classes.text}>{text}</span>;
}

function IconContent({ name }: { name: string }) {
  const { data: icons = {} } = useIcons();
  return (
    <>
      {Object.hasOwn(icons, name) && <IconDrawing svg={icons[name] ?? ''} />}
      <span className={classes.text}>{name}</span>
    </>
  );
}
