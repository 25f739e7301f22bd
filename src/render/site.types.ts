// Generated from schemas/site.schema.json by "npm run gen". Do not edit.
import type { CalendarDate, IconShape, Link, Markup, Picture, Slot, Typefaces } from '#shared/content.ts';

export type AllPages = true;
/**
 * A route, or a pattern of routes.
 */
export type Route = string;
/**
 * Routes that the search does not find: "/archive" is one page, "/archive/*" all pages one level below it, "/archive/**" all below it.
 */
export type WithoutThesePages = Route[];

/**
 * What is the same on every page: names, contact data, navigation, footer, enquiry panel, colours. Every text, number and address here can be written anywhere as {site.name}, {site.address.street} and so on.
 */
export interface Site {
  /**
   * Lets an editor find the schema; not needed in VS Code.
   */
  $schema?: string;
  /**
   * Full name of the institution.
   */
  name: string;
  /**
   * What people call it; also the title of the menu on phones.
   */
  shortName: string;
  /**
   * What search engines are told this is: a type of schema.org, as "CollegeOrUniversity". Organization when left out.
   */
  organizationType?: string;
  /**
   * The short name as addresses write it: small letters, digits and hyphens.
   */
  slug: string;
  /**
   * Where the site is published, without a slash at the end: "https://www.example.edu", or with a folder of that address: "https://example.github.io/practice". Links are written without the folder. Search engines are told this address.
   */
  url: string;
  /**
   * Language and country of the texts, as "en-IN"; dates are written accordingly.
   */
  language: string;
  /**
   * Languages that the site has beside that one, as ["hi", "pa"]. The translation of about.json into Hindi is about.hi.json beside it, its address /hi/about.
   */
  languages?: string[];
  /**
   * Letters of the addresses that the studio and "npm run new" make of titles. a-z: letters of other alphabets are written with those from a to z, as the language does: "Über uns" becomes "/ueber-uns" in German. any: as the title is written, "/über-uns". Addresses that exist stay as they are.
   */
  addressLetters?: 'a-z' | 'any';
  /**
   * The clock by which pages, blocks and entries come and go, as "Asia/Kolkata"; UTC when left out.
   */
  timeZone?: string;
  /**
   * True for a site behind which nobody is, such as one to practise with: its forms may report that something was sent when nothing was. Nothing of it is shown to visitors.
   */
  demonstration?: boolean;
  /**
   * What the institution is, in one or two sentences.
   */
  description: string;
  /**
   * Year in which the institution was founded.
   */
  foundedYear?: string;
  /**
   * Numbers and words that several pages repeat, each under a name of your choice. A fact named "alumni" is written {site.facts.alumni}.
   */
  facts?: {
    /**
     * The number or words, as they are to be shown.
     */
    [k: string]: string;
  };
  /**
   * Phone number as people read it, with country code: "+91 90000 00000". A link to it is written "tel:{site.phone}".
   */
  phone?: string;
  /**
   * Not needed: write the number in "phone" as people read it. What is here must be the same number.
   */
  phoneShown?: string;
  /**
   * E-mail address of the office.
   */
  email?: string;
  /**
   * The site's address as people read it; "url" may be made from it: "https://{site.website}".
   */
  website?: string;
  /**
   * Postal address of the campus.
   */
  address?: {
    /**
     * House, street or village.
     */
    street: string;
    /**
     * Town or district.
     */
    locality: string;
    /**
     * State or province.
     */
    region: string;
    /**
     * PIN or ZIP code.
     */
    postalCode: string;
    /**
     * Two-letter country code, as "IN".
     */
    country: string;
  };
  /**
   * Postal address for letters, when it is not the campus.
   */
  correspondenceAddress?: {
    /**
     * House, street or village.
     */
    street: string;
    /**
     * Town or district.
     */
    locality: string;
    /**
     * State or province.
     */
    region: string;
    /**
     * PIN or ZIP code.
     */
    postalCode: string;
    /**
     * Two-letter country code, as "IN".
     */
    country: string;
  };
  /**
   * The campus on a maps service.
   */
  mapLink?: Link;
  /**
   * Address of the blog.
   */
  blog?: Link;
  /**
   * Where the latest posts are read from, written {site.blogFeed} in a post feed. Put your WordPress address here: "https://blog.example.edu/wp-json/wp/v2/posts?per_page=5". A .json file of _media that holds posts in the same form serves as well.
   */
  blogFeed?: string;
  /**
   * Profiles on social networks, in order.
   *
   * Items: An icon, words, and where they lead.
   */
  social?: {
    /**
     * The words of the link; where only the icon is shown, its name for people who do not see it.
     */
    label: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link: Link;
    /**
     * Name of a Tabler icon, as "phone" or "map-pin".
     */
    icon: IconShape;
  }[];
  /**
   * A square SVG file of _media that browsers show in their tabs.
   */
  icon: string;
  /**
   * A picture of _media, 1200 × 630, that other sites show when a page without a picture of its own is shared.
   */
  shareImage: string;
  /**
   * true draws a picture for each page that has none, 1200 × 630, which other sites show when it is shared: its heading in the colours of the site, with the font file of "headingFont" or "font", below the logo of the footer. The home page keeps the sharing picture of the site, as does a page whose heading has letters that the font lacks.
   */
  sharePictures?: boolean;
  /**
   * The look of the site. Text must be readable on its background: keep a contrast of at least 4.5 to 1.
   */
  theme: {
    /**
     * Buttons, links, accents; white text stands on it.
     */
    brand: string;
    /**
     * Colour of text.
     */
    ink: string;
    /**
     * Background of the page.
     */
    surface: string;
    /**
     * Background of blocks whose background is "tint".
     */
    tint: string;
    /**
     * Background of the footer, the top bar and blocks whose background is "dark"; white text stands on it.
     */
    dark: string;
    /**
     * The brand colour's lighter sister, for accents on the dark background.
     */
    accentOnDark: string;
    /**
     * "light": dark text on a light page, for everybody. "dark": light text on a dark page. "auto": as each visitor's device is set. Light when left out.
     */
    scheme?: 'light' | 'dark' | 'auto';
    /**
     * Only where "scheme" is "dark" or "auto". Those left out follow from the dark background and the accent on dark.
     */
    inDark?: {
      /**
       * Buttons; white text stands on it. The same as on a light page when left out.
       */
      brand?: string;
      /**
       * Colour of text, nearly white when left out.
       */
      ink?: string;
      /**
       * Background of the page; the dark background when left out.
       */
      surface?: string;
      /**
       * Background of blocks whose background is "tint"; a little lighter than the page when left out.
       */
      tint?: string;
      /**
       * Background of the footer, the top bar and blocks whose background is "dark"; a little darker than the page when left out.
       */
      dark?: string;
      /**
       * Links and accents, also on the page's own background. The same as on a light page when left out.
       */
      accentOnDark?: string;
    };
    /**
     * Names of typefaces that visitors' devices have, the first choice first; the last is "serif" or "sans-serif". In place of the first, a font file of _media: "fonts/name.woff2, sans-serif".
     */
    font: Typefaces;
    /**
     * The same for headings: "Georgia, serif", or a font file of _media: "fonts/name.woff2, serif".
     */
    headingFont: Typefaces;
    /**
     * Ten colours from the lightest to the darkest, for hover, borders and tints of components. Leave it out and they are mixed from the brand colour.
     *
     * Items: A colour as "#b3152a".
     */
    brandShades?: string[];
    /**
     * Gaps and paddings, from xs to xl. Those left out stay as they are.
     */
    spacing?: {
      /**
       * The smallest step.
       */
      xs?: string;
      /**
       * The second step.
       */
      sm?: string;
      /**
       * The middle step.
       */
      md?: string;
      /**
       * The fourth step.
       */
      lg?: string;
      /**
       * The largest step.
       */
      xl?: string;
    };
    /**
     * A .css file of _media whose rules come after ours, as "styles/own.css". Each page gets those that it uses. It may ask for no other file.
     */
    styles?: string;
    /**
     * Below cards, panels and pictures that lie on a page, as CSS says it: "0 6px 20px rgb(0 0 0 / 7%)", or "none".
     */
    shadow?: string;
    /**
     * From xs to xl: md rounds buttons and fields, lg cards. Those left out stay as they are.
     */
    radius?: {
      /**
       * The smallest step.
       */
      xs?: string;
      /**
       * The second step.
       */
      sm?: string;
      /**
       * The middle step.
       */
      md?: string;
      /**
       * The fourth step.
       */
      lg?: string;
      /**
       * The largest step.
       */
      xl?: string;
    };
    /**
     * From xs to xl: md is running text, sm small print, lg introductions. Those left out stay as they are.
     */
    fontSizes?: {
      /**
       * The smallest step.
       */
      xs?: string;
      /**
       * The second step.
       */
      sm?: string;
      /**
       * The middle step.
       */
      md?: string;
      /**
       * The fourth step.
       */
      lg?: string;
      /**
       * The largest step.
       */
      xl?: string;
    };
    /**
     * From h1, the page's own heading, to h6. Those left out stay as they are.
     */
    headingSizes?: {
      /**
       * The page's own heading.
       */
      h1?: string;
      /**
       * Headings of blocks.
       */
      h2?: string;
      /**
       * Headings of cards.
       */
      h3?: string;
      /**
       * Headings within panels.
       */
      h4?: string;
      /**
       * Headings within headings of level 4.
       */
      h5?: string;
      /**
       * The smallest headings.
       */
      h6?: string;
    };
  };
  /**
   * A sentence in a bar at the top of every page, for a while: a deadline, a closed office.
   */
  announcement?: {
    /**
     * What there is to say, best in one sentence; **bold** and [links](/admissions) are allowed.
     */
    text: Markup;
    /**
     * info: on the dark background; important: on the brand colour. Info when left out.
     */
    look?: 'info' | 'important';
    /**
     * true gives it a button that closes it, and it stays closed for that visitor until its text is another one.
     */
    closable?: boolean;
  };
  /**
   * The thin bar above the header. Very small screens do not show it; there its links stand at the end of the menu.
   */
  topBar?: {
    /**
     * As "Follow us". Leave it out and the profiles are not shown in the bar.
     */
    followLabel?: string;
    /**
     * Ways to reach the institution: place, e-mail, phone.
     *
     * Items: An icon, words, and where they lead.
     */
    items: {
      /**
       * The words of the link; where only the icon is shown, its name for people who do not see it.
       */
      label: string;
      /**
       * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
       */
      link: Link;
      /**
       * Name of a Tabler icon, as "phone" or "map-pin".
       */
      icon: IconShape;
    }[];
  };
  /**
   * Stays at the top while the page scrolls.
   */
  header: {
    /**
     * Where the logo leads; the home page when left out.
     */
    home?: Link;
    /**
     * The logo, best as SVG; 48 px high.
     */
    logo: Picture;
    /**
     * A small seal beside the logo.
     */
    badge?: Picture;
    /**
     * true lets visitors choose between light pages, dark pages and what their device is set to. Only where the theme's "scheme" is "auto".
     */
    schemeSwitch?: boolean;
    /**
     * How wide the header's content may become, in px.
     */
    maxWidth: number;
  };
  /**
   * Entries of the menu, in order.
   *
   * Items: An entry of the menu; with children it opens a panel.
   */
  navigation: {
    /**
     * Words of the entry.
     */
    label: string;
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    link: Link;
    /**
     * true shows only the link, without its children, in the menu of phones.
     */
    plainOnPhones?: boolean;
    /**
     * Entries of the panel. Those with groups stand side by side in a wide panel.
     *
     * Items: An entry of the panel.
     */
    children?: {
      /**
       * Words of the entry.
       */
      label: string;
      /**
       * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
       */
      link: Link;
      /**
       * Links below this entry, under headings.
       *
       * Items: A heading and its links.
       */
      groups?: {
        /**
         * Heading of the group.
         */
        label: string;
        /**
         * Links of the group.
         *
         * Items: Words and where they lead.
         */
        children: {
          /**
           * The words of the link.
           */
          label: string;
          /**
           * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
           */
          link: Link;
        }[];
      }[];
    }[];
  }[];
  /**
   * The end of every page.
   */
  footer?: {
    /**
     * The logo for a dark background.
     */
    logo?: Picture;
    /**
     * A sentence or two below the logo.
     */
    text?: string;
    /**
     * Columns of links, in order.
     *
     * Items: A heading and its links.
     */
    groups?: {
      /**
       * Heading of the column.
       */
      heading: string;
      /**
       * Links of the column. A file of _media is a download.
       *
       * Items: Words and where they lead.
       */
      links: {
        /**
         * The words of the link.
         */
        label: string;
        /**
         * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
         */
        link: Link;
      }[];
    }[];
    /**
     * How to reach the institution.
     */
    contact?: {
      /**
       * Heading of the column.
       */
      heading: string;
      /**
       * Address, phone, website, e-mail.
       *
       * Items: An icon, words, and where they lead.
       */
      items: {
        /**
         * The words of the link; where only the icon is shown, its name for people who do not see it.
         */
        label: string;
        /**
         * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
         */
        link: Link;
        /**
         * Name of a Tabler icon, as "phone" or "map-pin".
         */
        icon: IconShape;
      }[];
    };
    /**
     * Last line of the page, as the copyright notice.
     */
    legal: string;
  };
  /**
   * A tab at the edge of the screen that opens a panel.
   */
  enquiry?: {
    /**
     * As "Quick Enquiry".
     */
    tabLabel: string;
    /**
     * Heading of the panel.
     */
    heading: string;
    /**
     * Milliseconds after which the panel opens by itself, once each time such a page is loaded.
     */
    openAfterMs?: number;
    /**
     * Pages on which the panel opens by itself.
     *
     * Items: A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    openOn?: Link[];
    /**
     * A form of another service instead of the site's own; null for none. The panel's own blocks stay for visitors without scripts, and for when the widget shows no form within two seconds.
     */
    widget?: {
      /**
       * Address of the service's script, as "https://widgets.example.com/form.js". Browsers may ask that site for everything the widget needs.
       */
      src: string;
      /**
       * The key that the service gave you.
       */
      key: string;
      /**
       * The attribute in which the service looks for the key; data-widget-key when left out.
       */
      keyAttribute?: string;
      /**
       * Where else the widget loads its frame, pictures and styles from or sends what was typed, beside the site of its script: the first part of each address, as "https://forms.example.com". Browsers refuse what is not named here; their console says what to add.
       *
       * Items: "https://" and the name of the site, without anything after it; "https://*.example.com" for all below it.
       */
      origins?: string[];
    } | null;
    /**
     * What stands in the panel when there is no external widget, and wherever it shows no form: a form of your own, a telephone number.
     */
    blocks?: Slot;
  };
  /**
   * Links at the lower edge of small screens that stay in view: a call, a message, the way there. Larger screens and paper do not show it.
   */
  contactBar?: {
    /**
     * What people who do not see the bar are told it is, as "Contact us".
     */
    label: string;
    /**
     * One to four, each with a word or two: "tel:{site.phone}" for a call, "https://wa.me/919000000000" for WhatsApp, with the number in digits only, country code first.
     *
     * Items: An icon, words, and where they lead.
     */
    items: {
      /**
       * The words of the link; where only the icon is shown, its name for people who do not see it.
       */
      label: string;
      /**
       * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
       */
      link: Link;
      /**
       * Name of a Tabler icon, as "phone" or "map-pin".
       */
      icon: IconShape;
    }[];
  };
  /**
   * The button that leads back to the top.
   */
  backToTop?: {
    /**
     * How far a visitor has scrolled when the button appears, in px.
     */
    afterPx: number;
  };
  /**
   * A search over the pages of this site: a button in the header, which the keys "/" and Ctrl+K stand for too. Pages with "index": false are not found by it.
   */
  search?: AllPages | WithSettings;
  /**
   * Lists that people follow in a feed reader: news, spotlights, posts. Each is at "/feeds/news.xml" (Atom) and "/feeds/news.json" (JSON Feed), and feed readers find it by the address of a page.
   *
   * Items: What is new in one list.
   */
  feeds?: {
    /**
     * Small letters, digits and hyphens, as "news". It is part of the address: whoever follows it loses it when the name changes.
     */
    name: string;
    /**
     * What feed readers show above the entries, as "News of the college".
     */
    title: string;
    /**
     * A sentence on what this feed is about.
     */
    description?: string;
    /**
     * The page that shows the same to people, as "/news". It and the home page tell feed readers and calendars where to look.
     */
    page?: Link;
    /**
     * What the feed lists, mostly from a data list: { "from": "news", "as": { "text": "summary", "link": "/news#{item.id}" } }. The newest come first, at most 50 of them.
     */
    items?: {
      /**
       * Headline of the entry.
       */
      title: string;
      /**
       * Day on which it was published, as 2027-01-15.
       */
      date: CalendarDate;
      /**
       * Day of the last change, if there was one.
       */
      updated?: CalendarDate;
      /**
       * What the entry says; **bold**, *italic* and [links](/contact-us) are allowed.
       */
      text?: Markup;
      /**
       * Where the whole of it can be read.
       */
      link?: Link;
      /**
       * By this an entry is known again when its other words change, mostly the "id" of the list: { "as": { "key": "id" } }. No other entry may have the same. Left out, the link or the title stands for it.
       */
      key?: string;
    }[];
  }[];
  /**
   * Events that people take over into their own calendar. All of a list together are at "/feeds/events.ics", each by itself at "/feeds/events/open-day.ics"; a block may link to both.
   *
   * Items: The events of one list.
   */
  calendars?: {
    /**
     * Small letters, digits and hyphens, as "news". It is part of the address: whoever follows it loses it when the name changes.
     */
    name: string;
    /**
     * What the calendar is called, as "Events of the college".
     */
    title: string;
    /**
     * The page that shows the same to people, as "/news". It and the home page tell feed readers and calendars where to look.
     */
    page?: Link;
    /**
     * What the calendar holds, mostly from a data list: { "from": "events", "as": { "time": "starts" } }.
     */
    items?: {
      /**
       * What takes place.
       */
      title: string;
      /**
       * Day on which it begins, as 2027-01-15.
       */
      date: CalendarDate;
      /**
       * Time at which it begins, as 09:30, by the clock of "timeZone". Leave it out for what takes the whole day.
       */
      time?: string;
      /**
       * Day on which it ends, where that is another one.
       */
      endDate?: CalendarDate;
      /**
       * Time at which it ends, as 17:00.
       */
      endTime?: string;
      /**
       * Day of the last change, as 2027-01-10. Calendars that have taken the event over follow the change when this is a later day than before.
       */
      updated?: CalendarDate;
      /**
       * Where it takes place.
       */
      place?: string;
      /**
       * What it is about. Calendars show it as plain text.
       */
      text?: Markup;
      /**
       * Where more about it can be read.
       */
      link?: Link;
      /**
       * By this an entry is known again when its other words change, mostly the "id" of the list: { "as": { "key": "id" } }. No other entry may have the same. Left out, the link or the title stands for it.
       */
      key?: string;
    }[];
  }[];
  /**
   * A short overview of the site at "/llms.txt", for assistants as ChatGPT or Claude that look something up for people: the name and description of the site, and links to its most important pages.
   */
  llms?: {
    /**
     * What an assistant should know beside the description of the site, in a few sentences.
     */
    details?: string;
    /**
     * Groups of links, the most important first.
     *
     * Items: A heading and links below it.
     */
    sections?: {
      /**
       * Heading of the section, as "Courses". What stands under "Optional" may be left out where space is short.
       */
      title: string;
      /**
       * The links, mostly pages: { "pages": "/courses/*" }.
       */
      items: {
        /**
         * What the link says.
         */
        title: string;
        /**
         * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
         */
        link: Link;
        /**
         * What can be found there.
         */
        text?: string;
      }[];
    }[];
  };
  /**
   * Address to which forms send what visitors fill in when they go to the inbox of the site: the server that "npm run inbox" starts.
   */
  inbox?: {
    /**
     * Address of the inbox as browsers of visitors reach it, without a slash at the end: "/_inbox" for one on the site's own address, as behind one proxy or beside "npm start"; "https://inbox.example.edu" for one elsewhere.
     */
    url: string;
  };
  /**
   * Tells people who find a weakness of the site whom to tell, at "/.well-known/security.txt".
   */
  securityContact?: {
    /**
     * Ways to reach whoever looks after the site, the best first: "mailto:security@example.edu", "https://…" or "tel:…".
     *
     * Items: A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    contact: Link[];
    /**
     * Day from which nobody should rely on this any more, at most a year ahead. "npm run check" reminds you a month before.
     */
    expires: CalendarDate;
    /**
     * Languages in which reports are read, as "en, hi".
     */
    languages?: string;
    /**
     * The page on how reports are dealt with.
     */
    policy?: Link;
    /**
     * The page on which people are thanked who have reported something.
     */
    acknowledgments?: Link;
    /**
     * The key with which reports can be encrypted.
     */
    encryption?: Link;
  };
  /**
   * Addresses that lead elsewhere: the old address on the left, the new one on the right. Pages have aliases for this; use it for what leaves the site.
   */
  redirects?: {
    /**
     * A route of this site ("/contact-us", with "#anchor" if you like), "#anchor" on this page, "mailto:…", "tel:…", "https://…", or a file of _media ("documents/brochure.pdf").
     */
    [k: string]: Link;
  };
  /**
   * Beginnings of links that are allowed here beside "https:", "mailto:", "tel:", "sms:", "webcal:", "geo:", "whatsapp:" and "sip:", without the colon: ["slack"] allows "slack://…". Only visitors who have a program for them can follow such links.
   *
   * Items: What stands before the colon, in small letters.
   */
  linkSchemes?: string[];
  /**
   * A meta element in the head of the home page, for which services ask before they believe that the site is yours, as Google Search Console does.
   */
  verification?: {
    /**
     * The name of the element that the service shows, as "google-site-verification".
     */
    name: string;
    /**
     * Its content, as the service shows it.
     */
    content: string;
  }[];
  /**
   * Scripts of others that pages load, and no others: what is not listed here, browsers refuse. Previews and "npm run dev" load none of them.
   *
   * Items: A service that counts visits, by its own script.
   */
  outsideScripts?: {
    /**
     * plausible counts without cookies, matomo runs on a server of your own or of Matomo, google is Google Analytics.
     */
    service: 'plausible' | 'matomo' | 'google';
    /**
     * What the service knows this site by: its name for plausible, as "example.edu", its number for matomo, as "3".
     */
    site?: string;
    /**
     * Where the service runs, without a slash at the end: "https://matomo.example.edu". Matomo needs it; plausible is asked for at https://plausible.io when it is left out.
     */
    from?: string;
    /**
     * What google knows this site by, as "G-AB12CD34EF".
     */
    id?: string;
    /**
     * true asks visitors first, and nothing is loaded before they allow it. Left out, it is false for plausible, which stores nothing, and true for all others. false lets matomo count without cookies; whether you may run google without asking is for you to know.
     */
    needsConsent?: boolean;
  }[];
  /**
   * What visitors are asked before services that wait for their consent are loaded, in a bar at the lower edge of the page. The block "consent" lets them change their mind.
   */
  consent?: {
    /**
     * The question, with what is counted and why, best in one or two sentences; **bold** and [links](/privacy) are allowed.
     */
    text: Markup;
    /**
     * The page that says more, and on which the block "consent" stands.
     */
    link?: Link;
  };
  /**
   * Tells browsers to open this site by https only, for so many days after each visit. Careful: they remember it. Whoever has been here cannot open the site without https until these days are over, whatever you change. Begin with 1 day, and say 365 when every address of the site has worked by https for some time.
   */
  hsts?: {
    /**
     * How long browsers remember it. 0 takes it back, for visitors who come again.
     */
    days: number;
    /**
     * Whether it holds for all addresses below this one too: with it on example.edu, mail.example.edu has to work by https as well.
     */
    subdomains?: boolean;
  };
  /**
   * Replaces words that the site says by itself, for a site in another language.
   */
  labels?: {
    /**
     * Instead of "Skip to content".
     */
    skip?: string;
    /**
     * Instead of "Menu".
     */
    menu?: string;
    /**
     * Instead of "Close".
     */
    close?: string;
    /**
     * Instead of "Previous".
     */
    previous?: string;
    /**
     * Instead of "Next".
     */
    next?: string;
    /**
     * Instead of "Pause".
     */
    pause?: string;
    /**
     * Instead of "Play".
     */
    play?: string;
    /**
     * Instead of "Go to slide {n}".
     */
    slide?: string;
    /**
     * Instead of "Slides".
     */
    slides?: string;
    /**
     * Instead of "carousel".
     */
    carousel?: string;
    /**
     * Instead of "slide".
     */
    slideKind?: string;
    /**
     * Instead of "{n} of {count}".
     */
    slideOf?: string;
    /**
     * Instead of "(opens in a new tab)".
     */
    newTab?: string;
    /**
     * Instead of "Back to top".
     */
    backToTop?: string;
    /**
     * Instead of "Breadcrumb".
     */
    breadcrumb?: string;
    /**
     * Instead of "Main navigation".
     */
    mainNavigation?: string;
    /**
     * Instead of "{name} submenu".
     */
    submenu?: string;
    /**
     * Instead of "Footer navigation".
     */
    footerNavigation?: string;
    /**
     * Instead of "Home".
     */
    home?: string;
    /**
     * Instead of "required".
     */
    required?: string;
    /**
     * Instead of "(optional)", after the labels of fields that may stay empty.
     */
    optional?: string;
    /**
     * Instead of "Show password".
     */
    showPassword?: string;
    /**
     * Instead of "Hide password".
     */
    hidePassword?: string;
    /**
     * Instead of "Please check these fields".
     */
    errorSummary?: string;
    /**
     * Instead of "Error: {title}", the title of the window while a form has errors.
     */
    errorTitle?: string;
    /**
     * Instead of "words", after the number of words that have been typed.
     */
    words?: string;
    /**
     * Instead of "Will be sent as {value}", below a telephone number that is written in another way.
     */
    sentAs?: string;
    /**
     * Instead of "Reference number", above the number of a form that was sent.
     */
    reference?: string;
    /**
     * Instead of "Sent", above the time at which a form was sent.
     */
    sentOn?: string;
    /**
     * Instead of "Print", the button that prints the receipt of a form.
     */
    print?: string;
    /**
     * Instead of "Announcement", the name of the sentence at the top of pages for people who do not see it.
     */
    announcement?: string;
    /**
     * Instead of "Sidebar", the name of a sidebar that has none of its own.
     */
    sidebar?: string;
    /**
     * Instead of "Please leave this empty", at the field of a form that only programs find.
     */
    leaveEmpty?: string;
    /**
     * Instead of "This file is empty".
     */
    emptyFile?: string;
    /**
     * Instead of "Please choose a file of these types: {types}".
     */
    wrongFileType?: string;
    /**
     * Instead of "Please enter a number, such as 12 or 12.5".
     */
    unreadableNumber?: string;
    /**
     * Instead of "Please enter a complete date".
     */
    unreadableDate?: string;
    /**
     * Instead of "Day", above the first box of a date.
     */
    day?: string;
    /**
     * Instead of "Month", above the second box of a date.
     */
    month?: string;
    /**
     * Instead of "Year", above the third box of a date.
     */
    year?: string;
    /**
     * Instead of "Type".
     */
    typeSignature?: string;
    /**
     * Instead of "Draw".
     */
    drawSignature?: string;
    /**
     * Instead of "Your full name".
     */
    signatureName?: string;
    /**
     * Instead of "Draw your signature with a finger, a pen or the mouse".
     */
    signaturePad?: string;
    /**
     * Instead of "Clear".
     */
    clearSignature?: string;
    /**
     * Instead of "Drawn signature".
     */
    drawnSignature?: string;
    /**
     * Instead of "This drawing could not be read. Please draw it again, or type your name".
     */
    unreadableSignature?: string;
    /**
     * Instead of "{n} of {max} files, {size}", below the files that are chosen.
     */
    filesChosen?: string;
    /**
     * Instead of "Sending your files:", before a percentage.
     */
    uploading?: string;
    /**
     * Instead of "Please enter a complete time".
     */
    unreadableTime?: string;
    /**
     * Instead of "This form closed on {date}.".
     */
    formClosed?: string;
    /**
     * Instead of "All places are taken.".
     */
    formFull?: string;
    /**
     * Instead of "This form can only be sent with JavaScript. Please reach us in another way." Say how: a telephone number, an address.
     */
    formNeedsScripts?: string;
    /**
     * Instead of "Step {n} of {count}": where a form has steps.
     */
    stepOf?: string;
    /**
     * Instead of "Check your answers": the last step of a form with steps.
     */
    checkAnswers?: string;
    /**
     * Instead of "Change": beside the answers of a step.
     */
    change?: string;
    /**
     * Instead of "Not filled in": among the answers.
     */
    notAnswered?: string;
    /**
     * Instead of "Yes": a box that is ticked, among the answers.
     */
    yes?: string;
    /**
     * Instead of "No": a box that is not ticked, among the answers.
     */
    no?: string;
    /**
     * Instead of "Add another": a button below a repeated group.
     */
    addItem?: string;
    /**
     * Instead of "Remove": a button of each item of a repeated group.
     */
    removeItem?: string;
    /**
     * Instead of "Move up": a button of each item of a repeated group.
     */
    moveUp?: string;
    /**
     * Instead of "Move down": a button of each item of a repeated group.
     */
    moveDown?: string;
    /**
     * Instead of "{name} added": said to screen readers.
     */
    itemAdded?: string;
    /**
     * Instead of "{name} removed": said to screen readers.
     */
    itemRemoved?: string;
    /**
     * Instead of "{name} is now number {n}": said to screen readers.
     */
    itemMoved?: string;
    /**
     * Instead of "What you fill in stays on this device for {days} days, or until you send it."
     */
    savedHere?: string;
    /**
     * Instead of "You filled this in on {date}.": above a form to which somebody comes back.
     */
    restored?: string;
    /**
     * Instead of "Delete it and start again": a button beside that.
     */
    startAgain?: string;
    /**
     * Instead of "Finish later by e-mail": a button below a form.
     */
    finishLater?: string;
    /**
     * Instead of "You get a link that opens this form as it is now. It works for {days} days.".
     */
    finishLaterText?: string;
    /**
     * Instead of "Files and passwords are not stored.".
     */
    finishLaterWithout?: string;
    /**
     * Instead of "Your e-mail address".
     */
    finishLaterAddress?: string;
    /**
     * Instead of "Please enter an e-mail address, such as name@example.com".
     */
    finishLaterWrong?: string;
    /**
     * Instead of "Send me the link".
     */
    finishLaterSend?: string;
    /**
     * Instead of "The link is on its way to {address}. It works until {date}, or until you send the form.".
     */
    finishLaterSent?: string;
    /**
     * Instead of "Store for my link": that button, once somebody has come by a link.
     */
    storeAgain?: string;
    /**
     * Instead of "Stored. Your link opens the form as it is now, until {date}.".
     */
    storedAgain?: string;
    /**
     * Instead of "Your link has ended: what was stored for it has been deleted. You can fill in the form here.".
     */
    linkEnded?: string;
    /**
     * Instead of "What is stored for your link could not be loaded."
     */
    linkFailed?: string;
    /**
     * Instead of "That did not work. Please try again."
     */
    laterFailed?: string;
    /**
     * Instead of "Loading…".
     */
    loading?: string;
    /**
     * Instead of "Try again".
     */
    retry?: string;
    /**
     * Instead of "Pages".
     */
    pages?: string;
    /**
     * Instead of "Page {n}".
     */
    pageNumber?: string;
    /**
     * Instead of "Nothing found.".
     */
    nothingFound?: string;
    /**
     * Instead of "Clear filters": the button that a list shows when nothing fits.
     */
    clearFilters?: string;
    /**
     * Instead of "{n} out of 5".
     */
    rating?: string;
    /**
     * Instead of "Language", where visitors choose one.
     */
    languages?: string;
    /**
     * Instead of "Light or dark", where visitors choose.
     */
    scheme?: string;
    /**
     * Instead of "As my device".
     */
    schemeSystem?: string;
    /**
     * Instead of "Light".
     */
    schemeLight?: string;
    /**
     * Instead of "Dark".
     */
    schemeDark?: string;
    /**
     * Instead of "Search".
     */
    search?: string;
    /**
     * Instead of "Search this site".
     */
    searchHint?: string;
    /**
     * Instead of "1 result".
     */
    searchOne?: string;
    /**
     * Instead of "{n} results".
     */
    searchMany?: string;
    /**
     * Instead of "More results".
     */
    searchMore?: string;
    /**
     * Instead of "The search could not be loaded. Check your connection."
     */
    searchFailed?: string;
    /**
     * Instead of "Your choice": the name of the bar that asks, for people who do not see it.
     */
    consent?: string;
    /**
     * Instead of "Allow": the button.
     */
    consentAllow?: string;
    /**
     * Instead of "Refuse": the button.
     */
    consentRefuse?: string;
    /**
     * Instead of "Privacy policy": the link to the page on privacy.
     */
    consentMore?: string;
    /**
     * Instead of "Counts which pages are visited.": what is said of each service.
     */
    consentCounts?: string;
    /**
     * Instead of "Always": where visitors are not asked.
     */
    consentAlways?: string;
    /**
     * Instead of "Only if you allow it": where visitors are asked.
     */
    consentAsked?: string;
    /**
     * Instead of "You have not chosen yet: it is as if you had refused.": the choice as it is.
     */
    consentNone?: string;
    /**
     * Instead of "You allow these services.": the choice as it is.
     */
    consentAllowed?: string;
    /**
     * Instead of "You refuse these services.": the choice as it is.
     */
    consentRefused?: string;
    /**
     * Instead of "{title} – page {n}", the title of the further pages of a list whose pages have addresses.
     */
    pageOfTitle?: string;
    /**
     * Instead of "{title}: {topic}", the title of a page with the items of one topic.
     */
    topicOfTitle?: string;
    /**
     * Instead of "Topics": the name of the links to the topics of a list, for people who do not see them.
     */
    topics?: string;
    /**
     * Instead of "Show map".
     */
    mapShow?: string;
    /**
     * Instead of "Map of {place}".
     */
    mapOf?: string;
    /**
     * Instead of "Open the map": the link to the service.
     */
    mapOpen?: string;
    /**
     * Instead of "Pause moving pictures": the choice above the first animation of a page that moves for more than five seconds.
     */
    pausePictures?: string;
  };
}
export interface WithSettings {
  exclude?: WithoutThesePages;
}
