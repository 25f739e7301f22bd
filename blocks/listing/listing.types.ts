// Generated from listing.schema.json by "npm run gen". Do not edit.
import type { CalendarDate, IconShape, Link, Markup, Picture } from '#shared/content.ts';

/**
 * A list that visitors search, filter and leaf through: courses, events, partners. Everything is in the page from the start; what is chosen becomes part of the page's address.
 */
export interface Listing {
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
   * cards: a picture above the words (when left out). expandable: words whose details can be shown and hidden.
   */
  look?: 'cards' | 'expandable';
  /**
   * On a wide screen; smaller screens have fewer. 3 when left out.
   */
  columns?: number;
  /**
   * The items, in order; or a query for pages or for a data list.
   */
  items: {
    /**
     * Name by which links reach this item ("/page#name"). Small letters of any script, digits and hyphens. With "opensDialog" the link opens the item.
     */
    id?: string;
    /**
     * What this is. Of a picture: what it shows.
     */
    title: string;
    /**
     * A few words above the title. The date stands there when this is left out.
     */
    eyebrow?: string;
    /**
     * Text; **bold**, *italic*, `code` and [links](/contact-us) are allowed. A backslash at the end of a line breaks it there; any other line end is a space.
     */
    text?: Markup;
    /**
     * One quiet line below the text: a place, a duration.
     */
    meta?: string;
    /**
     * Further points. Shown with the look "expandable", and in the window that "opensDialog" opens.
     */
    details?: string[];
    /**
     * Short words in small frames.
     */
    badges?: string[];
    /**
     * A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    image?: Picture;
    /**
     * Leafed through when the item is opened ("opensDialog").
     *
     * Items: A file of _media, as "campus/gate.jpg"; or { "src", "alt", "focus" } to add a text alternative and the point that stays in view when the picture is cropped.
     */
    gallery?: Picture[];
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon?: IconShape;
    /**
     * Where the item leads; the whole card can be clicked.
     */
    link?: Link;
    /**
     * A word to filter by.
     */
    category?: string;
    /**
     * Another word to filter by.
     */
    group?: string;
    /**
     * Any number of words to filter by.
     */
    tags?: string[];
    /**
     * The day, as 2027-01-15.
     */
    date?: CalendarDate;
  }[];
  /**
   * A field to search the items by what is typed.
   */
  search?: {
    /**
     * Name of the field, for people who do not see it; the words inside when left out.
     */
    label?: string;
    /**
     * Shown while nothing is typed, as "Search courses...".
     */
    placeholder: string;
    /**
     * Parts of an item that are searched; title and text when left out.
     */
    in?: ('title' | 'text' | 'details' | 'meta' | 'badges' | 'category' | 'group' | 'tags')[];
  };
  /**
   * Ways to narrow the list, in order. Two may stand for the same field: one for wide screens, one for phones.
   */
  filters?: {
    /**
     * What is filtered by: category, group, tags or date of the items; "item" chooses one of the items itself.
     */
    field: 'category' | 'group' | 'tags' | 'date' | 'item';
    /**
     * Name of the filter.
     */
    label: string;
    /**
     * chips: buttons side by side, one at a time; choosing it again takes it back. select: a drop-down list. tags: buttons of which any number may be chosen; an item must have them all.
     */
    as: 'chips' | 'select' | 'tags';
    /**
     * Words for the choice that leaves everything in, as "All". A drop-down list has its label there when this is left out; chips have none.
     */
    all?: string;
    /**
     * Values offered, in this order. All that occur in the items, in order of appearance, when left out.
     */
    options?: string[];
    /**
     * Only for dates: offers the days before today, as "Past Events".
     */
    past?: string;
    /**
     * Only for dates: offers today and the days after it, as "Upcoming Events".
     */
    upcoming?: string;
    /**
     * wide: only where there is room. narrow: only on phones. On all screens when left out.
     */
    on?: 'wide' | 'narrow';
    /**
     * true: another choice here empties the search and takes back all other choices.
     */
    clearsOthers?: boolean;
    /**
     * Only for tags: a field above them with these words inside, as "Search tags...".
     */
    search?: string;
    /**
     * Only for tags with a search, as "No tags found".
     */
    empty?: string;
  }[];
  /**
   * How many items there are, shown above them and read out when it changes. {n} is the number.
   */
  count?: {
    /**
     * As "{n} course".
     */
    one: string;
    /**
     * As "{n} courses".
     */
    other: string;
  };
  /**
   * As "No courses found matching your criteria."
   */
  empty: string;
  /**
   * The list is divided into pages of so many items; all on one page when left out.
   */
  pageSize?: number;
  /**
   * true: the further pages of the list are pages of the site, as /news/page/2, which people find, share and read without scripts.
   */
  addresses?: boolean;
  /**
   * A field whose values get pages of their own, as /news/tags/robotics, each with its feed. With "as", any field of a data list can be one of these.
   */
  topics?: 'category' | 'group' | 'tags';
  /**
   * On the button at the foot of every card that leads somewhere, as "View Details".
   */
  linkLabel?: string;
  /**
   * true: an item with an anchor opens in a window above the page, with its pictures and all its words. Each has an address of its own.
   */
  opensDialog?: boolean;
  /**
   * With "opensDialog": on the link in the window to the item's own page, as "Open the page"; the item's title when left out.
   */
  pageLabel?: string;
  /**
   * The details of an item are hidden until its button is pressed; without this they are always shown.
   */
  detailsButton?: {
    /**
     * As "Show Details".
     */
    show: string;
    /**
     * As "Hide Details".
     */
    hide: string;
  };
  /**
   * What the items are, in a form that search engines read; of those on the first page of the list.
   */
  structuredData?: {
    /**
     * events: the items that have a date are events.
     */
    kind: 'events';
    /**
     * Of the place where the events are.
     */
    name: string;
    /**
     * Where the events are, in one line.
     */
    address?: string;
  };
}
