/** A post as the block shows it. */
export interface Post {
  /** Plain text. */
  title: string;
  /** An http or https address; absent when the feed gives none that is safe. */
  href?: string;
  /** Calendar day, ISO 8601. */
  day?: string;
  /** An http or https address. */
  image?: string;
  /** Name of a picture that the site itself has, as `robotics-lab`. */
  imageName?: string;
}

/** How posts are read from what the endpoint answers. */
export interface Reading {
  /** Where the picture's address stands in a post, dots between the steps; tried before WordPress's own place. */
  imagePath?: string | undefined;
  /** Makes plain text of the HTML of a title. */
  plainText: (html: string) => string;
}

const wordPressImage = '_embedded.wp:featuredmedia.0.source_url';

/**
 * The posts of a WordPress answer; what is no post, or has no title, is left out.
 * @throws TypeError when the answer is no list
 */
export function readPosts(answer: unknown, reading: Reading): Post[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is not a list of posts');
  return answer.flatMap((item) => readPost(item, reading) ?? []);
}

function readPost(item: unknown, { imagePath, plainText }: Reading): Post | undefined {
  const rendered = at(item, 'title.rendered');
  const title = typeof rendered === 'string' ? plainText(rendered).replace(/\s+/g, ' ').trim() : '';
  if (!title) return undefined;
  const picture = imagePath && at(item, imagePath);
  return {
    title,
    href: webAddress(at(item, 'link')),
    day: calendarDay(at(item, 'date')),
    image: webAddress(picture) ?? webAddress(at(item, wordPressImage)),
    imageName: typeof picture === 'string' ? pictureName(picture) : undefined,
  };
}

/** The value at the end of a path of own properties, undefined where the path breaks off. */
function at(value: unknown, path: string): unknown {
  let reached = value;
  for (const step of path.split('.')) {
    if (typeof reached !== 'object' || reached === null || !Object.hasOwn(reached, step)) return undefined;
    reached = (reached as Record<string, unknown>)[step];
  }
  return reached;
}

/** What a picture is called wherever it lies: `hero/gate.jpg` is made into `/media/gate.1a2b3c4d`. */
export const pictureName = (path: string): string | undefined => /([^/.]+)\.[^/]*$/.exec(path)?.[1];

function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** WordPress writes the blog's own local time without a zone: its first ten characters are the day meant. */
function calendarDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
