import { Card, Text } from '@mantine/core';
import { useState } from 'react';
import type { BlockContext, Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import { formatDay } from './formatDay.ts';
import feedClasses from './PostFeed.module.css';
import classes from './Posts.module.css';
import type { PostFeed } from './post-feed.types.ts';
import { type Post, pictureName } from './readPosts.ts';

type PostsProps = Pick<PostFeed, 'heading' | 'pictures' | 'featuredLabel' | 'trendingLabel'> &
  BlockContext & { posts: Post[] };

/** The first post large, the others in a list beside it. */
export function Posts({ posts, heading, pictures, featuredLabel, trendingLabel, labels, level }: PostsProps) {
  const [featured, ...trending] = posts;
  const inner = heading ? Math.min(5, level + 1) : level;
  const [standIn, ...standIns] = standInPictures(posts, pictures);
  const shared = { level: inner as BlockContext['level'], newTab: labels.newTab };
  return (
    <div className={feedClasses.columns} data-alone={trending.length === 0 || undefined}>
      {featured && (
        <Card component="article" data-tone="plain" withBorder>
          <Card.Section>
            <PostPicture address={featured.image} standIn={standIn} />
          </Card.Section>
          {featuredLabel && <Eyebrow className={classes.label}>{featuredLabel}</Eyebrow>}
          <PostWords post={featured} {...shared} />
        </Card>
      )}
      {trending.length > 0 && (
        <div>
          {trendingLabel && <Eyebrow>{trendingLabel}</Eyebrow>}
          <ul className={classes.trending}>
            {trending.map((post, position) => (
              <li className={classes.post} key={post.key}>
                <PostPicture
                  address={post.image}
                  standIn={standIns[position]}
                  sizes="(min-width: 52rem) 8rem, 6.5rem"
                />
                <div>
                  <PostWords post={post} {...shared} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The title, a link where there is somewhere to go, and the day. */
function PostWords({ post, level, newTab }: { post: Post; level: BlockContext['level']; newTab: string }) {
  return (
    <>
      <Heading level={level} className={classes.title}>
        {post.href ? (
          <a href={post.href} target="_blank" rel="noopener" className={classes.link}>
            {post.title}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        ) : (
          post.title
        )}
      </Heading>
      {post.day && (
        <Text component="time" dateTime={post.day} className={classes.day}>
          {formatDay(post.day, document.documentElement.lang || 'en')}
        </Text>
      )}
    </>
  );
}

/**
 * A picture of the site for each post: the one that it names, else the next in turn. Posts with a picture from
 * elsewhere fall back on it when theirs does not load.
 */
const standInPictures = (posts: Post[], pictures: PictureShape[] = []) =>
  posts.map(
    ({ imageName }, position) =>
      pictures.find(({ src }) => pictureName(src) === imageName) ?? pictures[position % pictures.length],
  );

interface PostPictureProps {
  /** Address of the post's own picture. */
  address: string | undefined;
  /** Shown where the post has none, or its own does not load. */
  standIn: PictureShape | undefined;
  /** Width of the place, where it is not the large one. */
  sizes?: string;
}

/** The post's picture; a quiet surface of the same size where there is none at all. */
function PostPicture({ address, standIn, sizes }: PostPictureProps) {
  const [failed, setFailed] = useState(false);
  const isOwn = address !== undefined && !failed;
  return (
    <div className={classes.frame}>
      {isOwn && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className={classes.picture}
          onError={() => setFailed(true)}
        />
      )}
      {!isOwn && standIn && (
        <Picture picture={{ ...standIn, alt: '', sizes: sizes ?? standIn.sizes }} className={classes.picture} />
      )}
    </div>
  );
}
