import { useCallback, useMemo, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import type { ListFilter } from '#ui/list/listDefinition.ts';
import { Results } from '#ui/list/Results.tsx';
import { useList } from '#ui/list/useList.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Gallery.module.css';
import type { Gallery as Props } from './gallery.types.ts';
import { Lightbox } from './Lightbox.tsx';
import { PictureTile } from './PictureTile.tsx';

/** Pictures that fill the screen when pressed, with filters. */
export default function Gallery(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, columns = 4, categories, dates, count, labels, level } = props;
  const filters = useMemo(() => filtersOf({ categories, dates }), [categories, dates]);
  const state = useList({ items, filters });
  const [enlarged, setEnlarged] = useState<number>();
  const tiles = useMemo(
    () =>
      items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures never move, and their titles may be equal
        <PictureTile item={item} onPress={() => setEnlarged(position)} key={position} />
      )),
    [items],
  );
  const close = useCallback(() => setEnlarged(undefined), []);
  return (
    <>
      <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
        <ListFrame
          state={state}
          name={heading}
          count={count}
          empty={props.empty ?? labels.nothingFound}
          labels={labels}
        >
          <Results state={state} columns={columns} className={classes.tiles} cards={tiles} />
        </ListFrame>
      </Section>
      {enlarged !== undefined && (
        <Lightbox
          pictures={state.matches.flatMap((match) => items[match] ?? [])}
          first={state.matches.indexOf(enlarged)}
          onClose={close}
          labels={labels}
        />
      )}
    </>
  );
}

function filtersOf({ categories, dates }: Pick<Props, 'categories' | 'dates'>): ListFilter[] {
  const filters: ListFilter[] = [];
  if (categories) filters.push({ field: 'category', as: 'chips', ...categories });
  if (dates) filters.push({ field: 'date', as: 'select', ...dates });
  return filters;
}
