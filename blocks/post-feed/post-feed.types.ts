// Generated from post-feed.schema.json by "npm run gen". Do not edit.
import type { IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * The latest posts of a WordPress blog: the first one large, the others in a list. They are read in the visitor's browser when the block comes into view.
 */
export interface PostFeed {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Markup;
  /**
   * Where the posts are read from: "https://…/wp-json/wp/v2/posts?per_page=5", a path of this site, or a .json file of _media.
   */
  endpoint: string;
  /**
   * How many posts are shown, the large one included; left out, all that the address gives.
   */
  first?: number;
  /**
   * Where the address of its picture stands in a post, names and numbers with dots between them, as "uagb_featured_image_src.full.0". Left out, or where nothing stands there, WordPress's own featured picture is taken (add "_embed" to the address of the posts).
   */
  imagePath?: string;
  /**
   * Pictures for posts that have none of their own, in turn; left out, such posts have a plain surface. Posts in a file of _media name theirs by its file ("hero/gate.jpg"), and it is listed here.
   *
   * Items: A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
   */
  pictures?: Picture[];
  /**
   * How often the posts are asked for again by themselves after a failure; left out, never.
   */
  retries?: number;
  /**
   * Milliseconds after which waiting counts as a failure; 30000 when left out: half a minute; null waits as long as the browser does.
   */
  timeoutMs?: number | null;
  /**
   * A word above the large post, as "Featured".
   */
  featuredLabel?: string;
  /**
   * A word above the list of the other posts, as "Trending".
   */
  trendingLabel?: string;
  /**
   * Links that always stand there, as one to the whole blog.
   *
   * Items: A link that looks like a button.
   */
  actions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link: Link;
    /**
     * primary stands out, secondary is outlined, quiet is a plain link.
     */
    style?: 'primary' | 'secondary' | 'quiet';
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
  }[];
  /**
   * What the block says in each state.
   */
  messages: {
    /**
     * While the posts are on their way.
     */
    loading: string;
    /**
     * When the posts cannot be had, in full.
     */
    failure: string;
    /**
     * When there are no posts.
     */
    empty: string;
    /**
     * Words on the button that asks once more; left out, the site's own.
     */
    retry?: string;
    /**
     * Stands in place of the posts where the browser runs no scripts.
     */
    withoutScripts?: string;
  };
}
