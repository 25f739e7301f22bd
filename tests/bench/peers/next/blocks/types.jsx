import { Cards, LinkList, StatsStrip, Table, Testimonials } from './lists.jsx';
import { Accordion, CallToAction, MediaText, RichText } from './texts.jsx';

/** The component of every type of block. */
export const types = {
  'rich-text': RichText,
  'media-text': MediaText,
  'stats-strip': StatsStrip,
  cards: Cards,
  accordion: Accordion,
  table: Table,
  testimonials: Testimonials,
  'link-list': LinkList,
  'call-to-action': CallToAction,
};
