import { formatDay } from './formatDay.ts';
import { type Post, pictureName } from './readPosts.ts';

/**
 * Fills the markup of posts: the first one large, the others in the list, which goes where there are none.
 * @param shown the markup with one post of each kind
 * @param posts one or more
 * @param pictures of the site, for posts that have none of their own
 */
export function fillPosts(shown: Element, posts: Post[], pictures: Iterable<Element>): void {
  const [featured, ...others] = posts;
  const [standIn, ...standIns] = standInPictures(posts, [...pictures]);
  const [large, item] = ['article', 'li'].map((kind) => shown.querySelector(kind)) as [Element, Element];
  if (featured) fillPost(large, featured, standIn);
  const list = item.parentElement as Element;
  list.replaceChildren(
    ...others.map((post, position) => {
      const place = item.cloneNode(true) as Element;
      fillPost(place, post, standIns[position]);
      return place;
    }),
  );
  if (others.length === 0) list.parentElement?.remove();
}

/** Texts of the other site come in as text, and addresses are those of the web: `readPosts` has seen to it. */
function fillPost(place: Element, { title, href, day, image }: Post, standIn: Element | undefined): void {
  const link = place.querySelector('a');
  const time = place.querySelector('time');
  if (href && link) {
    link.href = href;
    link.prepend(title);
  } else link?.replaceWith(title);
  if (day && time) {
    time.dateTime = day;
    time.textContent = formatDay(day, document.documentElement.lang || 'en');
  } else time?.remove();
  fillPicture(place.querySelector('img') as HTMLImageElement, image, standIn);
}

/**
 * A picture of the site for each post: the one that it names, else the next in turn. Posts with a picture from
 * elsewhere fall back on it when theirs does not load.
 */
const standInPictures = (posts: Post[], pictures: Element[]): (Element | undefined)[] =>
  posts.map(
    ({ imageName }, position) =>
      pictures.find((picture) => nameOf(picture) === imageName) ?? pictures[position % pictures.length],
  );

const nameOf = (picture: Element) =>
  pictureName((picture.querySelector('img') ?? picture).getAttribute('src') as string);

/** @param address of the post's own picture */
function fillPicture(own: HTMLImageElement, address: string | undefined, standIn: Element | undefined): void {
  const { sizes } = own.parentElement?.dataset ?? {};
  const showStandIn = () => own.replaceWith(...(standIn ? [copyOf(standIn, sizes)] : []));
  if (address) {
    own.addEventListener('error', showStandIn);
    own.src = address;
  } else showStandIn();
}

/** @param sizes width of its place, where it is not the one that it was made for */
function copyOf(picture: Element, sizes: string | undefined): Element {
  const copy = document.importNode(picture, true);
  if (sizes) for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  return copy;
}
