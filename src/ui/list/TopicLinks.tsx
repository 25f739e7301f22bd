import { UnstyledButton } from '@mantine/core';
import controlClasses from './Controls.module.css';
import { chooseValues } from './listChoice.ts';
import { chooseInPlace } from './OptionButtons.tsx';
import type { ListState } from './useList.ts';
import { emptyChoice } from './useListChoice.ts';

/** Links to the topics of a list that have addresses, unless a filter offers them as links. */
export function TopicLinks({ state }: { state: ListState }) {
  const { list, controls, choice, place, addressOf, change } = state;
  const { topics, isWhole } = list.listPages ?? {};
  const filters = controls.filter(({ filter }) => filter.field === topics?.field);
  if (!topics || topics.all.length === 0 || filters.some(({ filter }) => filter.as !== 'select')) return null;
  const { field, label, all } = topics;
  const offer = { field, values: [], isMultiple: false, clearsOthers: true };
  const chosen = isWhole ? choice.get(field) : place?.topic;
  const scriptless = filters.length > 0 ? '' : undefined;
  return (
    <nav aria-label={label} className={`row ${controlClasses.topics}`} data-scriptless={scriptless}>
      {all.map(({ name }) => {
        const choose = () => chooseValues(emptyChoice, offer, name === chosen ? [] : [name]);
        return (
          <UnstyledButton
            component="a"
            className={controlClasses.chip}
            href={addressOf(choose)}
            aria-current={name === chosen || undefined}
            onClick={isWhole ? (event) => chooseInPlace(event, () => change(choose)) : undefined}
            key={name}
          >
            {name}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
