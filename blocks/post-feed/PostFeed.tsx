import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import classes from './PostFeed.module.css';
import { Posts } from './Posts.tsx';
import type { PostFeed as Props } from './post-feed.types.ts';
import { usePosts } from './usePosts.ts';

/**
 * The latest posts of a blog, fetched in the browser. Until then, and without scripts, there are the links below them.
 */
export default function PostFeed(props: Props & BlockContext) {
  const { eyebrow, heading, intro, first, actions, messages, labels, level } = props;
  const box = useRef<HTMLDivElement>(null);
  const [{ state, posts }, fetchAgain] = usePosts(props);
  const retry = () => {
    // The button disappears; without this the keyboard would be back at the top of the page.
    box.current?.focus();
    fetchAgain();
  };
  const { loading, failure, empty } = messages;
  const words = { waiting: '', loading, failed: failure, empty, loaded: '' };
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={actions}>
      <div ref={box} className={classes.feed} tabIndex={-1} aria-busy={state === 'loading'} data-state={state}>
        <p role="status" className={classes.status}>
          {words[state]}
        </p>
        {(state === 'waiting' || state === 'loading') && <PostPlaceholders count={first} />}
        {state === 'failed' && (
          <Button variant="secondary" onClick={retry}>
            {messages.retry ?? labels.retry}
          </Button>
        )}
        {state === 'loaded' && <Posts {...props} posts={posts} />}
      </div>
      {messages.withoutScripts && <p className={classes.withoutScripts}>{messages.withoutScripts}</p>}
    </Section>
  );
}

/** Placeholders of the posts, so that the page does not shift when they are loaded. */
function PostPlaceholders({ count = 1 }: { count: number | undefined }) {
  const others = Array.from({ length: count - 1 }, (_, position) => `place ${position}`);
  return (
    <div className={classes.columns} aria-hidden="true">
      <div className={classes.large} />
      <div className={classes.places}>
        {others.map((place) => (
          <div key={place} />
        ))}
      </div>
    </div>
  );
}
