import { Card } from '@mantine/core';
import type { BlockContext, Picture as PictureShape } from '#shared/content.ts';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import { formatDay } from './formatDay.ts';
import feedClasses from './PostFeed.module.css';
import { PostPicture } from './PostPicture.tsx';
import classes from './Posts.module.css';
import { placeholderPictures } from './placeholderPictures.ts';
import type { PostFeed } from './post-feed.types.ts';
import type { Post } from './readPosts.ts';

interface PostsProps
  extends Pick<PostFeed, 'heading' | 'pictures' | 'featuredLabel' | 'trendingLabel'>,
    Pick<BlockContext, 'level' | 'labels'> {
  /** One or more. */
  posts: Post[];
}

/** The first post large, the others in a list beside it. */
export function Posts({ posts, heading, pictures, featuredLabel, trendingLabel, labels, level }: PostsProps) {
  const [featured, ...others] = posts;
  const [standIn, ...standIns] = placeholderPictures(posts, pictures);
  const inner = (heading ? Math.min(5, level + 1) : level) as BlockContext['level'];
  const shared = { level: inner, newTab: labels.newTab };
  return (
    <div className={feedClasses.columns}>
      {featured && (
        <Card component="article" className={classes.featured} data-tone="plain" withBorder>
          <Card.Section className={classes.top}>
            <PostPicture address={featured.image} standIn={standIn} />
          </Card.Section>
          {featuredLabel && <Eyebrow>{featuredLabel}</Eyebrow>}
          <PostWords post={featured} {...shared} />
        </Card>
      )}
      {others.length > 0 && (
        <div>
          {trendingLabel && <Eyebrow>{trendingLabel}</Eyebrow>}
          <ul className={classes.trending}>
            {others.map((post, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: posts of one answer change neither places nor number
              <SmallPost post={post} standIn={standIns[position]} {...shared} key={position} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface PostWordsProps {
  post: Post;
  level: BlockContext['level'];
  /** Note for screen readers that a link opens a new tab. */
  newTab: string;
}

function SmallPost({ standIn, ...words }: PostWordsProps & { standIn: PictureShape | undefined }) {
  return (
    <li className={classes.post}>
      <PostPicture address={words.post.image} standIn={standIn} sizes="(min-width: 52rem) 8rem, 6.5rem" />
      <div>
        <PostWords {...words} />
      </div>
    </li>
  );
}

/** Title, linked if the post has an address, and day. */
function PostWords({ post: { title, href, day }, level, newTab }: PostWordsProps) {
  return (
    <>
      <Heading level={level} className={classes.title}>
        {href ? (
          <a href={href} target="_blank" rel="noopener" className={classes.link}>
            {title}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        ) : (
          title
        )}
      </Heading>
      {day && (
        <time dateTime={day} className={classes.day}>
          {formatDay(day, document.documentElement.lang || 'en')}
        </time>
      )}
    </>
  );
}
