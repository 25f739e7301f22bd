import type { Action } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Choices.module.css';
import type { Explorer } from './explorer.types.ts';

type ExplorerItem = Explorer['groups'][number]['items'][number];

interface DetailProps extends Pick<Explorer, 'itemActions' | 'linkLabel'> {
  item: ExplorerItem;
  /** True if the name is repeated: beside the list, the pressed button is too far away to be the title. */
  isTitled: boolean;
}

/** Detail of an item: its text, its facts and its buttons. */
export function Detail({ item, itemActions, linkLabel, isTitled }: DetailProps) {
  return (
    <div className="stack">
      {isTitled && <p className={classes.title} data-name={item.name} />}
      <Text markup={item.text} className={classes.dimmed} />
      {item.facts && item.facts.length > 0 && (
        <dl className={classes.facts}>
          {item.facts.map((fact) => (
            <div key={`${fact.label} ${fact.value}`}>
              <dt className={classes.dimmed}>
                {fact.icon && <Icon shape={fact.icon} />} {fact.label}
              </dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ActionGroup actions={actionsOf(item, itemActions, linkLabel)} />
    </div>
  );
}

/** The buttons shared by all items, then the item's own, then the link to its page. */
function actionsOf(item: ExplorerItem, itemActions: Action[] = [], linkLabel = item.name): Action[] {
  const pageLink: Action[] = item.link ? [{ label: linkLabel, link: item.link, style: 'secondary' }] : [];
  return [...itemActions, ...(item.actions ?? []), ...pageLink];
}
