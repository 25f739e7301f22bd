import { useCallback, useMemo, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { Results } from '#ui/list/Results.tsx';
import type { Filter } from '#ui/list/state.ts';
import { useList } from '#ui/list/useList.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Gallery.module.css';
import type { Gallery as Props } from './gallery.types.ts';
import { Lightbox } from './Lightbox.tsx';
import { PictureTile } from './PictureTile.tsx';

/** Pictures of which each fills the screen when it is pressed, with ways to narrow them. */
export default function Gallery(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, columns = 4, categories, dates, count, labels, level } = props;
  const filters = useMemo(() => filtersOf({ categories, dates }), [categories, dates]);
  const view = useList({ items, filters });
  const [enlarged, setEnlarged] = useState<number>();
  const render = useCallback(
    (item: Props['items'][number], position: number) => (
      <PictureTile item={item} position={position} enlarge={setEnlarged} />
    ),
    [],
  );
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <ListFrame
        view={view}
        name={heading}
        count={count}
        empty={props.empty ?? labels.nothingFound}
        labels={labels}
        followsAddress={filters.length > 0}
      >
        <Results items={items} view={view} columns={columns} className={classes.tiles} render={render} />
      </ListFrame>
      {enlarged !== undefined && (
        <Lightbox
          items={items}
          matches={view.matches}
          position={enlarged}
          onClose={() => setEnlarged(undefined)}
          labels={labels}
        />
      )}
    </Section>
  );
}

function filtersOf({ categories, dates }: Pick<Props, 'categories' | 'dates'>): Filter[] {
  const filters: Filter[] = [];
  if (categories) filters.push({ field: 'category', as: 'chips', ...categories });
  if (dates) filters.push({ field: 'date', as: 'select', ...dates });
  return filters;
}
