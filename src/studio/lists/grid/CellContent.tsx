import type { Json } from '#shared/json.ts';
import checkIcon from '~icons/tabler/check';
import { Icon } from '../../frame/Icon.tsx';
import { Drawing } from '../../properties/fields/IconField.tsx';
import { useIcons } from '../../properties/libraries.ts';
import { Thumbnail } from '../../properties/pickers/Thumbnail.tsx';
import { pathOf, shownText } from '../cellText.ts';
import type { Column } from '../columns.ts';
import classes from '../Lists.module.css';

/** A value as it is shown until somebody edits it: plain elements, for there are hundreds. */
export function CellContent({ value, column }: { value: Json | undefined; column: Column }) {
  const text = shownText(value, column);
  if (column.kind === 'boolean' && value === true)
    return (
      <>
        <Icon svg={checkIcon} size="1rem" />
        <span>Yes</span>
      </>
    );
  if (column.kind === 'icon' && text) return <IconContent name={text} />;
  if (column.kind === 'media' && text) {
    const path = pathOf(value);
    const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path);
    return (
      <>
        {isPicture && <Thumbnail path={path} />}
        <span className={classes.text}>{path.split('/').at(-1) || text}</span>
      </>
    );
  }
  return <span className={classes.text}>{text}</span>;
}

function IconContent({ name }: { name: string }) {
  const { data: icons = {} } = useIcons();
  return (
    <>
      {Object.hasOwn(icons, name) && <Drawing svg={icons[name] ?? ''} />}
      <span className={classes.text}>{name}</span>
    </>
  );
}
