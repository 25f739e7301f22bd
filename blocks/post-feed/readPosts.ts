export interface Post {
  title: string;
  /** An http or https address; undefined if the feed has no safe one. */
  href?: string;
  /** Calendar day, ISO 8601. */
  day?: string;
  /** An http or https address. */
  image?: string;
  /** Name of a picture of the site, as `robotics-lab`. */
  imageName?: string;
}

export interface PostReadOptions {
  /** Path of the picture's address in a post, separated by dots; tried before WordPress's own. */
  imagePath?: string | undefined;
  plainText: (html: string) => string;
}

const wordPressImage = '_embedded.wp:featuredmedia.0.source_url';

/**
 * Reads the posts of a WordPress response, skipping items that are no posts or have no title.
 * @throws TypeError when the response is no list
 */
export function readPosts(answer: unknown, options: PostReadOptions): Post[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list of posts');
  return answer.flatMap((item) => readPost(item, options) ?? []);
}

function readPost(item: unknown, { imagePath, plainText }: PostReadOptions): Post | undefined {
  const rendered = valueAtPath(item, 'title.rendered');
  const title = typeof rendered === 'string' ? plainText(rendered).replace(/\s+/g, ' ').trim() : '';
  if (!title) return undefined;
  const picture = imagePath && valueAtPath(item, imagePath);
  return {
    title,
    href: webAddress(valueAtPath(item, 'link')),
    day: calendarDay(valueAtPath(item, 'date')),
    image: webAddress(picture) ?? webAddress(valueAtPath(item, wordPressImage)),
    imageName: typeof picture === 'string' ? pictureName(picture) : undefined,
  };
}

/** Value at a path of own properties; undefined if the path does not exist. */
function valueAtPath(value: unknown, path: string): unknown {
  let current = value;
  for (const step of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<string, unknown>)[step];
  }
  return current;
}

/** Base name of a picture's file: `hero/gate.jpg` becomes `/media/gate.1a2b3c4d`. */
export const pictureName = (path: string): string | undefined => /([^/.]+)\.[^/]*$/.exec(path)?.[1];

function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/**
 * Calendar day of a post. WordPress writes the blog's local time without a zone, so its first ten characters are the
 * day.
 */
function calendarDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
