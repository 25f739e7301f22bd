import { Card, Text } from '@mantine/core';
import type { BlockContext, Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import feedClasses from './PostFeed.module.css';
import classes from './Posts.module.css';
import type { PostFeed } from './post-feed.types.ts';

type PostsProps = Pick<PostFeed, 'heading' | 'featuredLabel' | 'trendingLabel'> & BlockContext;

/** The first post large, the others in a list beside it: a post of each kind, which is filled and copied in browsers. */
export function Posts({ heading, featuredLabel, trendingLabel, labels, level }: PostsProps) {
  const inner = (heading ? Math.min(5, level + 1) : level) as BlockContext['level'];
  const words = <PostWords level={inner} newTab={labels.newTab} />;
  return (
    <div className={feedClasses.columns}>
      <Card component="article" data-tone="plain" withBorder>
        <Card.Section>
          <PostPicture />
        </Card.Section>
        {featuredLabel && <Eyebrow className={classes.label}>{featuredLabel}</Eyebrow>}
        {words}
      </Card>
      <div>
        {trendingLabel && <Eyebrow>{trendingLabel}</Eyebrow>}
        <ul className={classes.trending}>
          <li className={classes.post}>
            <PostPicture sizes="(min-width: 52rem) 8rem, 6.5rem" />
            <div>{words}</div>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The title, a link as long as there is somewhere to go, and the day. */
function PostWords({ level, newTab }: { level: BlockContext['level']; newTab: string }) {
  return (
    <>
      <Heading level={level} className={classes.title}>
        {/* biome-ignore lint/a11y/useValidAnchor: its address comes with the post */}
        <a target="_blank" rel="noopener" className={classes.link}>
          <span className="visually-hidden"> {newTab}</span>
        </a>
      </Heading>
      <Text component="time" className={classes.day} />
    </>
  );
}

/**
 * The place of a post's own picture: a quiet surface where there is none at all.
 * @param sizes width of the place, for a stand-in that comes here, where it is not the large one
 */
function PostPicture({ sizes }: { sizes?: string }) {
  return (
    <div className={classes.frame} data-sizes={sizes}>
      <img alt="" loading="lazy" decoding="async" className={classes.picture} />
    </div>
  );
}

/** Pictures of the site for posts that have none of their own, or of which it does not load. */
export function StandIns({ pictures = [] }: { pictures: PictureShape[] | undefined }) {
  return (
    <div data-pictures>
      {pictures.map((picture) => (
        <Picture picture={{ ...picture, alt: '' }} className={classes.picture} key={picture.src} />
      ))}
    </div>
  );
}
