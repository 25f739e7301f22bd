import type { BlockContext } from '#shared/content.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { RestOfResults, Results } from '#ui/list/Results.tsx';
import type { Filter } from '#ui/list/shape.ts';
import { Section } from '#ui/Section.tsx';
import { Dialog } from '#ui/viewer/Dialog.tsx';
import { Viewer } from '#ui/viewer/Viewer.tsx';
import classes from './Gallery.module.css';
import type { Gallery as Props } from './gallery.types.ts';
import { PictureTile } from './PictureTile.tsx';

/** Pictures of which each fills the screen when it is pressed, with ways to narrow them. */
export default function Gallery(props: Props & BlockContext) {
  const { eyebrow, heading, intro, count, labels, level } = props;
  const results = resultsOf(props);
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <ListFrame
        list={results.list}
        name={heading}
        count={count}
        empty={props.empty ?? labels.nothingFound}
        labels={labels}
      >
        <Results {...results} />
      </ListFrame>
    </Section>
  );
}

/** The end of a long gallery, and one picture on the whole screen with the way to the others that fit. */
export function Rest(props: Props & BlockContext) {
  const { labels } = props;
  return (
    <>
      <RestOfResults {...resultsOf(props)} />
      <Dialog className={classes.lightbox} tone="dark" labels={labels}>
        <Viewer sizes="100vw" hasCaption labels={labels} />
      </Dialog>
    </>
  );
}

function resultsOf({ items, columns = 4, categories, dates }: Props) {
  return {
    list: { items, filters: filtersOf({ categories, dates }) },
    columns,
    className: classes.tiles,
    shownIn: { category: 'small' },
    render: (item: Props['items'][number]) => <PictureTile item={item} />,
  };
}

function filtersOf({ categories, dates }: Pick<Props, 'categories' | 'dates'>): Filter[] {
  const filters: Filter[] = [];
  if (categories) filters.push({ field: 'category', as: 'chips', ...categories });
  if (dates) filters.push({ field: 'date', as: 'select', ...dates });
  return filters;
}
