import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import classes from './PostFeed.module.css';
import { Posts } from './Posts.tsx';
import { plainText } from './plainText.ts';
import type { PostFeed as Props } from './post-feed.types.ts';
import { readPosts } from './readPosts.ts';
import { useAnswer } from './useAnswer.ts';

/** The latest posts of a blog, read in the browser. Until then, and without scripts, the links below them serve. */
export default function PostFeed(props: Props & BlockContext) {
  const {
    eyebrow,
    heading,
    intro,
    endpoint,
    first,
    imagePath,
    retries = 0,
    timeoutMs,
    actions,
    messages,
    labels,
    level,
  } = props;
  const feed = useRef<HTMLDivElement>(null);
  const [answer, askAgain] = useAnswer({ address: endpoint, retries, timeoutMs }, (body) =>
    readPosts(body, { imagePath, plainText }).slice(0, first),
  );
  const posts = answer.state === 'loaded' ? answer.value : [];
  const retry = () => {
    // The button goes; without this the keyboard would be back at the top of the page.
    feed.current?.focus();
    askAgain();
  };
  const state = answer.state === 'loaded' && posts.length === 0 ? 'empty' : answer.state;
  const { loading, failure, empty } = messages;
  const status = { waiting: '', loading, failed: failure, empty, loaded: '' }[state];
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level} actions={actions}>
      <div className={classes.feed} ref={feed} tabIndex={-1} aria-busy={state === 'loading'} data-state={state}>
        <Text role="status" className={classes.status}>
          {status}
        </Text>
        {state === 'failed' && (
          <Button variant="secondary" onClick={retry}>
            {messages.retry ?? labels.retry}
          </Button>
        )}
        {(state === 'waiting' || state === 'loading') && <Places count={first ?? 1} />}
        {posts.length > 0 && <Posts {...props} posts={posts} />}
      </div>
      {messages.withoutScripts && <Text className={classes.withoutScripts}>{messages.withoutScripts}</Text>}
    </Section>
  );
}

/** Holds the place of the posts, so that nothing below moves when they come. */
function Places({ count }: { count: number }) {
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
