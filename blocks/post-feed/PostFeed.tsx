import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import type { FeedSettings, FeedState } from './feedSettings.ts';
import classes from './PostFeed.module.css';
import { Posts, StandIns } from './Posts.tsx';
import type { PostFeed as Props } from './post-feed.types.ts';

/** The latest posts of a blog, read in the browser. Until then, and without scripts, the links below them serve. */
export default function PostFeed({ eyebrow, heading, intro, first, actions, messages, level }: Props & BlockContext) {
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={actions}>
      <Feed state="waiting">
        <Places count={first} />
      </Feed>
      {messages.withoutScripts && <Text className={classes.withoutScripts}>{messages.withoutScripts}</Text>}
    </Section>
  );
}

/** The feed in each state that it comes to once it asks, and the pictures that the site has for posts. */
export function Rest(props: Props & BlockContext) {
  const { endpoint, first, imagePath, retries, timeoutMs, messages, pictures, labels } = props;
  const settings: FeedSettings = { endpoint, first, imagePath, retries, timeoutMs };
  return (
    <div data-feed={JSON.stringify(settings)}>
      <Feed state="loading" words={messages.loading}>
        <Places count={first} />
      </Feed>
      <Feed state="failed" words={messages.failure}>
        <Button variant="secondary">{messages.retry ?? labels.retry}</Button>
      </Feed>
      <Feed state="empty" words={messages.empty} />
      <Feed state="loaded">
        <Posts {...props} />
      </Feed>
      <StandIns pictures={pictures} />
    </div>
  );
}

interface FeedProps {
  state: FeedState;
  /** What it says of its state. */
  words?: string;
  children?: ReactNode;
}

/** What is driven in browsers: the line that tells how it stands, then what is shown. */
function Feed({ state, words, children }: FeedProps) {
  return (
    <div className={classes.feed} tabIndex={-1} aria-busy={state === 'loading'} data-state={state}>
      <Text role="status" className={classes.status}>
        {words}
      </Text>
      {children}
    </div>
  );
}

/** Holds the place of the posts, so that nothing below moves when they come. */
function Places({ count = 1 }: { count: number | undefined }) {
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
