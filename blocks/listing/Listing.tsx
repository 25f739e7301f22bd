import { useRef, useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { headingBelow } from '#ui/headingBelow.ts';
import { Section } from '#ui/Section.tsx';
import { Controls } from './Controls.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { Lightbox } from './Lightbox.tsx';
import classes from './Listing.module.css';
import type { Listing as Props } from './listing.types.ts';
import { PageButtons } from './PageButtons.tsx';
import { Results } from './Results.tsx';
import { turnTo } from './transitions.ts';
import { useListing } from './useListing.ts';
import { useOpened } from './useOpened.ts';

/** Items that one searches, filters and leafs through. */
export default function Listing(props: Props & BlockContext) {
  const { eyebrow, heading, intro, items, look = 'cards', search, filters, count, empty, labels, level } = props;
  const view = useListing(props);
  const { matches, page, pages, state, change } = view;
  const { opened, openFromClick, close } = useOpened(items, Boolean(props.opensDialog));
  const [enlarged, setEnlarged] = useState<number>();
  const resultsRef = useRef<HTMLDivElement>(null);
  const isSteered = Boolean(search || filters?.length || props.pageSize);

  const turn = (to: number) => {
    change(turnTo(state, to));
    // The button that was pressed may be gone or disabled now, and the new items begin above it.
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <div className={classes.listing} data-address={isSteered || props.opensDialog || undefined}>
        {(search || filters?.length) && <Controls view={view} search={search} name={heading} />}
        <div ref={resultsRef} tabIndex={-1} className={classes.results}>
          {isSteered && (
            <p role="status" className={matches.length ? classes.count : classes.empty}>
              {matches.length ? countText(count, matches.length) : empty}
            </p>
          )}
          <Results
            props={props}
            look={look}
            view={view}
            level={heading ? headingBelow(level) : level}
            onClick={openFromClick}
            enlarge={setEnlarged}
          />
        </div>
        {pages > 1 && <PageButtons page={page} pages={pages} turn={turn} labels={labels} />}
      </div>
      {opened && <DetailDialog item={opened} onClose={close} labels={labels} level={level} key={opened.id} />}
      {enlarged !== undefined && (
        <Lightbox
          items={items}
          matches={matches}
          position={enlarged}
          onClose={() => setEnlarged(undefined)}
          labels={labels}
        />
      )}
    </Section>
  );
}

function countText(count: Props['count'], matches: number): string | undefined {
  return (matches === 1 ? count?.one : count?.other)?.replace('{n}', String(matches));
}
